// A token, a text or a part of the contract with a name that does not exist: which name was meant, and where all are.
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../run/environment.mjs'
import { didYouMean } from './nearest.mjs'
import { tokenFiles } from './styles.mjs'

const TEXTS = 'packages/i18n/src/messages/en'

/** @returns {string | undefined} a sentence for the compiler's message; undefined if it is about something else */
export function unknownName({ program, theme }, { file, start, length }, message) {
  const node = nodeAt(file, start, length)
  if (node === undefined || !/does not exist in type|is not assignable to parameter of type/.test(message))
    return undefined
  const name = node.text
  const mean = () => didYouMean(name, namesWanted(program.getTypeChecker(), node))
  if (/TokenValues</.test(message)) {
    const files = tokenFiles(theme.parent ?? theme).map((each) => relative(root, each))
    return `there is no token "${name}"${mean()} The tokens are the custom properties of :root in ${files.join(', ')}.`
  }
  if (/\b(MessageKey|ShopMessages)\b/.test(message)) {
    const own = message.endsWith(`'MessageKey'.`) ? ' A text of the theme needs useMessage<typeof messages>().' : ''
    return `there is no text "${name}"${mean()} The texts of the shop are in the folder ${TEXTS}.${own}`
  }
  const [, parts] = /Partial<(\w+)>/.exec(message) ?? []
  if (/^(Screens|Layouts|Panels|Modals)$/.test(parts))
    return `there is no "${name}" among the ${parts.toLowerCase()}${mean()} Their names are in docs/guides/themes.md.`
  if (parts?.endsWith('Parts') && theme.parent !== undefined) {
    const folder = relative(root, join(theme.parent.folder, 'src', 'parts'))
    return `${theme.parent.name} has no part "${name}" to replace${mean()} Its parts are in ${folder}.`
  }
  return undefined
}

/** The string or the name of a property that a message is about. */
function nodeAt(file, start, length) {
  let found
  const search = (node) => {
    if (node.getStart(file) === start && node.end === start + length && 'text' in node) found = node
    if (node.pos <= start && node.end >= start + length) ts.forEachChild(node, search)
  }
  search(file)
  return found
}

/** The names that fit in its place. */
function namesWanted(checker, node) {
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node)
    return (checker.getContextualType(node.parent.parent)?.getProperties() ?? []).map((property) => property.name)
  const type = checker.getContextualType(node)
  return (type?.isUnion() ? type.types : []).flatMap((each) => (each.isStringLiteral() ? [each.value] : []))
}
