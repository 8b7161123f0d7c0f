// The contract of themes as tables: packages/theme-kit/src/contract says at each id what the part is given, what it
// must show and what it may leave out; docs/guides/themes.md shows the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const FILES = ['screens', 'layouts', 'over-the-page']
const START = /(?<=<!-- contract:[^>]*-->\n).*?(?=<!-- \/contract -->)/s
const COLUMNS = ['Given', 'Must show', 'May leave out']

/** The guide with today's tables. */
export function withContract(root, guide) {
  return guide.replace(START, () => `\n${FILES.map((name) => tablesOf(root, name)).join('')}`)
}

function tablesOf(root, name) {
  const file = join(root, 'packages', 'theme-kit', 'src', 'contract', `${name}.ts`)
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return source.statements
    .filter((node) => ts.isInterfaceDeclaration(node) && node.name.text !== 'ScreenProps')
    .map(tableOf)
    .join('')
}

function tableOf(node) {
  const rows = node.members.map((member) => ({ id: member.name.text, says: partsOf(docOf(member)) }))
  const columns = COLUMNS.filter((column) => rows.some(({ says }) => says[column] !== undefined))
  const cells = (texts) => `| ${texts.join(' | ')} |\n`
  return (
    `### ${node.name.text}\n\n${docOf(node)}\n\n` +
    cells(['id', ...columns.map((column) => column.toLowerCase())]) +
    `|${'---|'.repeat(columns.length + 1)}\n` +
    rows.map(({ id, says }) => cells([`\`${id}\``, ...columns.map((column) => says[column])])).join('') +
    '\n'
  )
}

const docOf = (node) => ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(node)[0].comment).replaceAll('\n', ' ')

/** `Given: the page. Must show: its name.` by what comes before the colons. */
function partsOf(text) {
  const found = text.split(new RegExp(`(?:^| )(${COLUMNS.join('|')}): `)).slice(1)
  return Object.fromEntries(
    COLUMNS.flatMap((column) =>
      found.includes(column) ? [[column, found[found.indexOf(column) + 1].replace(/\.$/, '')]] : [],
    ),
  )
}
