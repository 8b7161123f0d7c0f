// What the compiler says. A part of the contract that is missing gets a sentence of its own.
import { root } from '../../run/environment.mjs'
import { sourceFilesOf } from '../program.mjs'
import { finding } from '../theme.mjs'

const PARTS = { Screens: 'screen', Layouts: 'layout', Panels: 'panel', Modals: 'modal', Theme: 'part' }
const ONE_MISSING = /^Property '([^']+)' is missing in type .* but required in type '(\w+)/s
const SOME_MISSING = /^Type .* is missing the following properties from type '(\w+)[^:]*: (.*)$/s
const GUIDE = 'docs/guides/themes.md'

export function types({ program, theme }) {
  return sourceFilesOf(program, theme)
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map((diagnostic) => {
      const { line } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start)
      const messages = chain(diagnostic.messageText)
      const text = missingPart(messages.at(-1)) ?? `${brief(messages)} The names and types are in ${GUIDE}.`
      return finding(diagnostic.file.fileName, line + 1, text)
    })
}

/** The sentences between the first and the last repeat whole types. */
const brief = ([first, ...rest]) => [first, ...rest.slice(-1)].join(' ').replaceAll(`${root}/`, '')

/** The last sentence names the cause. */
function chain(message) {
  if (typeof message === 'string') return [message]
  const [next] = message.next ?? []
  return [message.messageText, ...(next === undefined ? [] : chain(next))]
}

function missingPart(sentence) {
  const [, id, of] = ONE_MISSING.exec(sentence) ?? []
  if (PARTS[of] !== undefined) return isMissing(PARTS[of], [id])
  const [, many, ids] = SOME_MISSING.exec(sentence) ?? []
  return PARTS[many] === undefined ? undefined : isMissing(`${PARTS[many]}s`, ids.split(', '))
}

const isMissing = (kind, ids) =>
  `the theme does not have the ${kind} ${ids.map((id) => `"${id.replaceAll("'", '')}"`).join(', ')}. ` +
  `${GUIDE} says what to show there.`
