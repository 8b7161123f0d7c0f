// Where in the sources a place of the built gallery comes from.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** A file of the built gallery in the browser, and a source on the server, which maps by itself. */
const PLACE = /(?:https?:\/\/[^/\s]+\/(assets\/[^\s:)]+\.js)|(?<=\()([^():\s]+\.tsx?)):(\d+):(\d+)/g

export class Sources {
  #folder
  #maps = new Map()

  /** @param {string} folder the built gallery, with source maps */
  constructor(folder) {
    this.#folder = folder
  }

  /** @returns {{ file: string, line: number }[]} the places that a stack names, the innermost first */
  placesIn(stack) {
    return [...stack.matchAll(PLACE)].flatMap(([, script, source, line, column]) => {
      if (script === undefined) return [{ file: source, line: Number(line) }]
      const { originalSource, originalLine } = this.#mapOf(script).findEntry(Number(line) - 1, Number(column) - 1)
      if (originalSource === undefined) return []
      return [{ file: resolve(this.#folder, dirname(script), originalSource), line: originalLine + 1 }]
    })
  }

  #mapOf(script) {
    if (!this.#maps.has(script))
      this.#maps.set(script, new SourceMap(JSON.parse(readFileSync(join(this.#folder, `${script}.map`), 'utf8'))))
    return this.#maps.get(script)
  }
}
