// A source file holds one idea in at most 200 lines of at most 120 columns; tests may be longer, but not wider.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { allSourceFiles } from './workspace.mjs'

/** Sources that may have more than 200 lines (record 0050): the demo shop's products are data, one range a file. */
const LONG_FILES = [
  'tools/demo-catalogue/src/content/',
  'tools/demo-catalogue/src/ranges/',
  'tools/demo-catalogue/src/shop/',
]

const MOST_LINES = 200
const MOST_COLUMNS = 120

/** @returns {string[]} one line for each file that is too long and each line that is too wide */
export function oversized(root) {
  return allSourceFiles(root).flatMap((file) => {
    const where = relative(root, file)
    const lines = readFileSync(file, 'utf8').split('\n')
    const wide = lines.flatMap((line, index) => (line.length > MOST_COLUMNS ? [index + 1] : []))
    const isTest = /\.(test|spec)\.[a-z]+$/.test(file)
    return [
      ...(isTest || lines.length - 1 <= MOST_LINES || LONG_FILES.some((start) => where.startsWith(start))
        ? []
        : [
            `${where}: ${lines.length - 1} lines, ${MOST_LINES} at most. Split it by idea; ` +
              'a file that must be longer needs a decision record and a line in LONG_FILES.',
          ]),
      ...wide.map((line) => `${where}:${line}: wider than ${MOST_COLUMNS} columns. Break the comment or the text.`),
    ]
  })
}
