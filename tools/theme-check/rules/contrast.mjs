// Text and the edges of fields are seen on what is behind them, in each scheme: WCAG 2.2 AA, 1.4.3 and 1.4.11.
import { colorPairs, textsOnGrounds } from '../color-pairs.mjs'
import { colorOf, contrastOf, schemesOf } from '../colors.mjs'
import { declarationsOf } from '../styles.mjs'
import { finding } from '../theme.mjs'

const NEEDED = { text: 4.5, edge: 3 }
const WHAT = { text: 'text', edge: 'the edge of a field' }

export function contrast({ theme }) {
  const declarations = declarationsOf(theme)
  const pairs = [...colorPairs(declarations), ...pairsOfParent(theme)]
  const found = new Map()
  for (const scheme of schemesOf(declarations))
    for (const pair of pairs) {
      const ratio = ratioIn(scheme, pair)
      const key = `${scheme.name} ${pair.kind} ${pair.front} ${pair.back}`
      if (ratio === undefined || ratio >= NEEDED[pair.kind] || found.has(key)) continue
      const { file, line } = placeOf(pair, declarations)
      found.set(key, finding(file, line, sentence(scheme, pair, ratio)))
    }
  return [...found.values()]
}

/** What can be read in the theme that this one extends: inherited text is on any of its backgrounds. */
function pairsOfParent({ parent }) {
  if (parent === undefined) return []
  const declarations = declarationsOf(parent)
  const [scheme] = schemesOf(declarations)
  return textsOnGrounds(declarations).filter((pair) => ratioIn(scheme, pair) >= NEEDED[pair.kind])
}

function ratioIn({ values, knows }, { front, back }) {
  if (!knows(front) || !knows(back)) return undefined
  const [one, other] = [front, back].map((value) => colorOf(value, values))
  return one === undefined || other === undefined ? undefined : contrastOf(one, other)
}

function sentence({ name, values }, { kind, front, back }, ratio) {
  const [text, ground] = [front, back].map((value) => described(value, colorOf(value, values)))
  const where = name === '' ? '' : ` in ${name}`
  // Rounded down, so that 4.499 does not read as enough.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
  return (
    `${text} on ${ground}${where} has a contrast of ${shown}:1, ${WHAT[kind]} needs ${NEEDED[kind]}:1. ` +
    'Make one of them darker or lighter.'
  )
}

const described = (value, color) =>
  value.startsWith('var(') ? `${value.slice(4, -1)} (${color.toHexString()})` : color.toHexString()

/** A theme that extends another mends its own token, not the rule of the parent. */
function placeOf({ front, back, declaration }, declarations) {
  if (declaration.own) return declaration
  const own = declarations.filter(({ prop, own: isOwn }) => isOwn && prop.startsWith('--'))
  return own.find(({ prop }) => front === `var(${prop})` || back === `var(${prop})`) ?? declaration
}
