// The tokens that the look of a theme names, read from its source: `tokens: ['paper']` of a whole theme, or
// `tokens: { paper: '#000' }` of one that extends another.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { lineOf, nameOf, propertyOf, walk } from './program.mjs'

/** @returns {{ name: string, value?: string, file: string, line: number }[]} */
export function tokensOfLook({ sources }) {
  for (const file of sources) {
    const text = readFileSync(file, 'utf8')
    if (!/\b(define|extend)Look\(/.test(text)) continue
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    let look
    walk(source, (node) => {
      if (ts.isCallExpression(node) && /^(define|extend)Look$/.test(node.expression.getText()))
        look ??= node.arguments[0]
    })
    const tokens = propertyOf(look, 'tokens')?.initializer
    if (tokens === undefined) return []
    return ts.isArrayLiteralExpression(tokens)
      ? tokens.elements.map((element) => ({ name: element.text, file, line: lineOf(element) }))
      : tokens.properties.map((property) => ({
          name: nameOf(property),
          value: property.initializer?.text,
          file,
          line: lineOf(property),
        }))
  }
  return []
}
