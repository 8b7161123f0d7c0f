// Plain English (CONTRIBUTING.md): words that made readers stumble, in comments, test titles and documents.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { allSourceFiles, readWorkspace } from './workspace.mjs'

/** Each with what to write instead. */
const RIDDLES = [
  [/\bnobody\b/i, 'Name who: "no caller", "the shopper", "no test".'],
  [/\bwhoever\b/i, 'Name who: "the caller", "the customer who signs in".'],
  [/\bstands\b(?! for)/i, 'Say what it does: "is", "is shown", "remains", "is written".'],
  [/\b(is|are) none\b/i, 'Say "is not a …", "has no …", "does not exist".'],
  [/\b(is|are|was|be) told\b/i, 'Use the verb of the case: "gets", "is notified", "reads", "receives".'],
  [/\bwhat (became of|happened to)\b/i, 'Use a noun: "the outcome of the review".'],
  [/\bin (its|their|our) (own )?words\b/i, 'Say which text: "the message of the host".'],
]

const COMMENT_OR_TITLE = /(?:\/\/|^\s*\/?\*|\b(?:it|test|describe)(?:\.\w+)?\().*$/

/** @returns {string[]} one line for each riddle */
export function riddles(root) {
  // CONTRIBUTING.md and the test of this check quote the words.
  const sources = allSourceFiles(root).filter((file) => !file.endsWith(join('boundaries', 'words.test.mjs')))
  const documents = ['README.md', ...markdownIn(root, 'docs')]
  const readmes = readWorkspace(root).map(({ folder }) => relative(root, join(folder, 'README.md')))
  return [
    ...sources.flatMap((file) => findings(root, relative(root, file), (line) => COMMENT_OR_TITLE.exec(line)?.[0])),
    ...[...documents, ...readmes].flatMap((file) => findings(root, file, (line) => line)),
  ]
}

function findings(root, file, readable) {
  if (!existsSync(join(root, file)) || file.includes('/fixtures/')) return []
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const text = readable(line)
      const riddle = text === undefined ? undefined : RIDDLES.find(([pattern]) => pattern.test(text))
      return riddle ? [`${file}:${index + 1}: "${riddle[0].exec(text)[0]}". ${riddle[1]}`] : []
    })
}

/** The specification is the customer's text. */
function markdownIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.md') && !file.startsWith('spec'))
    .map((file) => join(folder, file))
}
