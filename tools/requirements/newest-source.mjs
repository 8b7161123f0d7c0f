// Finds the source file that changed last, to warn if a report is older than the code.
import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.turbo'])

export function newestSource(root) {
  let newest = { file: '', time: new Date(0) }
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) visit(path)
      } else if (/\.(ts|tsx|mjs|css)$/.test(entry.name)) {
        const { mtime } = statSync(path)
        if (mtime > newest.time) newest = { file: relative(root, path), time: mtime }
      }
    }
  }
  for (const group of ['packages', 'themes', 'apps', 'tools']) visit(join(root, group))
  return newest
}
