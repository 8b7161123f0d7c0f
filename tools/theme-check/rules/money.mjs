// A theme shows money and does not compute it: an amount that two places compute is soon two amounts.
import ts from 'typescript'
import { lineOf, sourceFilesOf, walk } from '../program.mjs'
import { finding } from '../theme.mjs'

const { SyntaxKind } = ts
const ARITHMETIC = new Map([
  [SyntaxKind.PlusToken, '+'],
  [SyntaxKind.MinusToken, '-'],
  [SyntaxKind.AsteriskToken, '*'],
  [SyntaxKind.SlashToken, '/'],
  [SyntaxKind.PercentToken, '%'],
  [SyntaxKind.AsteriskAsteriskToken, '**'],
  [SyntaxKind.PlusEqualsToken, '+='],
  [SyntaxKind.MinusEqualsToken, '-='],
  [SyntaxKind.AsteriskEqualsToken, '*='],
  [SyntaxKind.SlashEqualsToken, '/='],
])
const UNARY = new Map([
  [SyntaxKind.MinusToken, '-'],
  [SyntaxKind.PlusPlusToken, '++'],
  [SyntaxKind.MinusMinusToken, '--'],
])
const MONEY = new Set(['Ore', 'NetOre'])
const MEND = 'Take the amount from the store or from the price of the product, and write it with useFormats().'

export function money({ program, theme }) {
  const checker = program.getTypeChecker()
  const isMoney = (node) => hasMoney(checker.getTypeAtLocation(node))
  return sourceFilesOf(program, theme).flatMap((file) => {
    const found = []
    walk(file, (node) => {
      const how = computed(node, isMoney)
      if (how === undefined) return
      found.push(finding(file.fileName, lineOf(node), `computes an amount of money (${how}). ${MEND}`))
    })
    return found
  })
}

/** How this node computes with an amount; undefined if it does not. */
function computed(node, isMoney) {
  if (ts.isBinaryExpression(node) && ARITHMETIC.has(node.operatorToken.kind))
    return isMoney(node.left) || isMoney(node.right) ? ARITHMETIC.get(node.operatorToken.kind) : undefined
  if ((ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) && UNARY.has(node.operator))
    return isMoney(node.operand) ? UNARY.get(node.operator) : undefined
  if (!ts.isCallExpression(node)) return undefined
  const name = node.expression.getText()
  return /^(Math\.\w+|Number|parseInt|parseFloat)$/.test(name) && node.arguments.some(isMoney) ? name : undefined
}

/** `Ore`, or `Ore | undefined`. */
function hasMoney(type) {
  if (MONEY.has(type.aliasSymbol?.name)) return true
  if (type.isUnion()) return type.types.some(hasMoney)
  // The alias is lost where the type is part of another one; its brand stays.
  return type.isIntersection() && type.types.some(hasBrand)
}

const hasBrand = (type) => type.getProperties().some(({ escapedName }) => String(escapedName).startsWith('__@unit@'))
