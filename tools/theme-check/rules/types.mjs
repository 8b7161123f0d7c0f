// What the compiler says. A part of the contract that is missing gets a sentence of its own.
import { root } from '../../run/environment.mjs'
import { sourceFilesOf } from '../program.mjs'
import { finding } from '../theme.mjs'
import { unknownName } from '../unknown-name.mjs'
import { imports } from './imports.mjs'
import { textModules } from './messages.mjs'

const PARTS = { Screens: 'screen', Layouts: 'layout', Panels: 'panel', Modals: 'modal', Theme: 'part' }
const ONE_MISSING = /^Property '([^']+)' is missing in type .* but required in type '(\w+)/s
const MISSING_TEXT = /^Property '"[^"]+"' is missing in type .* but required in type 'Readonly<Record</s
const SOME_MISSING = /^Type .* is missing the following properties from type '(\w+)[^:]*: (.*)$/s
const GUIDE = 'docs/guides/themes.md'
const FACE = 'What theme-kit has is in packages/theme-kit/theme-kit.api.md.'
const MODULE_NOT_FOUND = 2307

export function types({ program, theme }) {
  // What a theme may not import is not installed beside it either.
  const forbidden = imports({ theme })
  const namesTexts = textModules(program, theme) !== undefined
  const isForbidden = (place) => forbidden.some((line) => line.startsWith(place))
  return sourceFilesOf(program, theme)
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .flatMap((diagnostic) => {
      const { line } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start)
      const messages = chain(diagnostic.messageText)
      const place = finding(diagnostic.file.fileName, line + 1, '')
      if (diagnostic.code === MODULE_NOT_FOUND && isForbidden(place)) return []
      // The rule of messages names the file that needs the text.
      if (namesTexts && MISSING_TEXT.test(messages.at(-1))) return []
      const text =
        missingPart(messages.at(-1)) ?? unknownName({ program, theme }, diagnostic, messages[0]) ?? brief(messages)
      return [place + text]
    })
}

/** The sentences between the first and the last repeat whole types. */
const brief = ([first, ...rest]) =>
  [first, ...rest.slice(-1), ...(/theme-kit.* no exported member/.test(first) ? [FACE] : [])]
    .join(' ')
    .replaceAll(`${root}/`, '')

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
