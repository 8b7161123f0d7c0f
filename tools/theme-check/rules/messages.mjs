// The texts of the theme are complete in every language of the shop's views.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { translationFaults } from '@vitrin/i18n/testing'
import ts from 'typescript'
import { root } from '../../run/environment.mjs'
import { argumentOf, importedFile, lineOf, nameOf, propertyOf, walk } from '../program.mjs'
import { finding } from '../theme.mjs'

export async function messages({ program, theme }) {
  const definition = argumentOf(program, theme, ['defineTheme', 'extendTheme'])
  const given = propertyOf(definition, 'messages')?.initializer
  if (given === undefined || !ts.isObjectLiteralExpression(given)) return []
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
      finding(texts.file, 1, `${fault} The English text is in ${english.name}.`),
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
