// The workspace as the boundary check sees it: packages, their manifests, their source files.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const SOURCE = /\.(ts|tsx|mts|js|jsx|mjs)$/
const GROUPS = ['packages', 'themes', 'apps', 'tools']
const SKIPPED = new Set(['node_modules', 'dist', '.turbo'])

/** @returns {{ name: string, shortName: string, group: string, folder: string, manifest: object }[]} */
export function readWorkspace(root) {
  return GROUPS.flatMap((group) => {
    const parent = join(root, group)
    if (!existsSync(parent)) return []
    return readdirSync(parent)
      .map((child) => join(parent, child))
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => {
        const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
        return { name: manifest.name, shortName: manifest.name.replace(/^@vitrin\//, ''), group, folder, manifest }
      })
  })
}

/** Every source of the four groups, also of tools that are no packages. */
export function allSourceFiles(root) {
  return GROUPS.map((group) => join(root, group))
    .filter((folder) => existsSync(folder))
    .flatMap(sourceFiles)
}

export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles(join(folder, entry.name))
    return SOURCE.test(entry.name) ? [join(folder, entry.name)] : []
  })
}

/** The compiler options that count for a package, with those it extends. */
export function compilerOptions(file) {
  const { config = {}, error } = ts.readConfigFile(file, (path) => readFileSync(path, 'utf8'))
  if (error !== undefined)
    throw new Error(`${file} cannot be read: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`)
  const inherited = typeof config.extends === 'string' ? compilerOptions(join(dirname(file), config.extends)) : {}
  return { ...inherited, ...config.compilerOptions }
}
