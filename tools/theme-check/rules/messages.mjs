// The texts of the theme are complete in every language of the shop's views.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { translationFaults } from '@vitrin/i18n/testing'
import ts from 'typescript'
import { root } from '../../run/environment.mjs'
import { argumentOf, importedFile, lineOf, nameOf, propertyOf, walk } from '../program.mjs'
import { finding } from '../theme.mjs'

export async function messages({ program, theme }) {
  const given = textModules(program, theme)
  if (given === undefined) return []
  const english = await textsOf(program, propertyOf(given, 'en'))
  // A theme without words of its own needs no translation.
  if (english === undefined || Object.keys(english.messages).length === 0) return []
  const file = given.getSourceFile().fileName
  const missing = (await languages()).filter((language) => propertyOf(given, language) === undefined)
  const others = given.properties.filter((property) => nameOf(property) !== 'en')
  const faults = others.map(async (property) => {
    const texts = await textsOf(program, property)
    if (texts === undefined) return []
    return translationFaults(english.messages, texts.messages, nameOf(property)).map((fault) =>
      finding(texts.file, lineOfFault(texts.file, fault), `${fault} The English text is in ${english.name}.`),
    )
  })
  return [
    ...(missing.length === 0
      ? []
      : [
          finding(
            file,
            lineOf(given),
            `has no texts in ${missing.join(', ')}. Add a module for each language that the views of the shop speak.`,
          ),
        ]),
    ...(await Promise.all(faults)).flat(),
  ]
}

/** The modules with texts by language, as the theme names them. */
export function textModules(program, theme) {
  const definition = argumentOf(program, theme, ['defineTheme', 'extendTheme'])
  const given = propertyOf(definition, 'messages')?.initializer
  return given !== undefined && ts.isObjectLiteralExpression(given) ? given : undefined
}

/** The line of the text that a fault begins with; for one that is missing, that of the list of texts. */
function lineOfFault(file, fault) {
  const [key] = /^"[^"]+"/.exec(fault)
  const lines = readFileSync(file, 'utf8').split('\n')
  const line = lines.findIndex((text) => text.replaceAll("'", '"').includes(`${key}:`))
  return (
    1 +
    (line < 0
      ? Math.max(
          0,
          lines.findIndex((text) => /\bmessages\b.*=/.test(text)),
        )
      : line)
  )
}

/** The module that `() => import('./messages/sv')` names. */
async function textsOf(program, property) {
  let call
  if (property !== undefined)
    walk(property, (node) => {
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) call ??= node
    })
  const file = call && importedFile(program, call)
  if (file === undefined) return undefined
  const { messages: texts } = await import(pathToFileURL(file).href)
  return { file, name: call.arguments[0].text, messages: texts }
}

async function languages() {
  const { STORE_VIEWS } = await import(join(root, 'apps', 'storefront', 'config', 'store-views.ts'))
  return [...new Set(STORE_VIEWS.map(({ storeView }) => storeView.i18n.defaultLocale.split('-')[0]))]
}
