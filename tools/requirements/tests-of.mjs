// Finds the test files that may carry a requirement's id. The runner then takes the tests by their title.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { claimOf } from './read-violations.mjs'

const SKIPPED = new Set(['node_modules', 'dist', 'e2e', 'violations', 'fixtures'])
const EXPORTED = /^export (?:async )?(?:function|const) (\w+)/gm

export class TestFiles {
  #tests = new Map()
  #sources = new Map()

  constructor(root) {
    const visit = (folder) => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) {
          if (!SKIPPED.has(entry.name)) visit(path)
        } else if (/\.(ts|tsx|mjs)$/.test(entry.name)) {
          const files = /\.test\.\w+$/.test(entry.name) ? this.#tests : this.#sources
          files.set(relative(root, path), readFileSync(path, 'utf8'))
        }
      }
    }
    for (const group of ['apps', 'packages', 'themes', 'tools']) visit(join(root, group))
  }

  /**
   * The files that may have the claim: first those that write it out, then those that have its id in another way, for
   * example in a table, or run a contract suite which has it.
   */
  of(violation) {
    const id = new RegExp(String.raw`\b${violation.id.replace('.', String.raw`\.`)}\b`)
    const suites = [...this.#sources]
      .filter(([, text]) => id.test(text))
      .flatMap(([, text]) => [...text.matchAll(EXPORTED)].map(([, name]) => name))
    const runs = suites.length > 0 && new RegExp(String.raw`\b(?:${suites.join('|')})\(`)
    const all = [...this.#tests].filter(([, text]) => id.test(text) || (runs && runs.test(text)))
    const claim = claimOf(violation)
    const first = all.filter(([, text]) => text.includes(claim))
    const rest = all.filter(([, text]) => !text.includes(claim))
    return [first, rest].filter((group) => group.length > 0).map((group) => group.map(([file]) => file))
  }
}
