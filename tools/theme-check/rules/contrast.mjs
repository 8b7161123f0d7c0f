// Text and the edges of fields are seen on what is behind them, in each scheme: WCAG 2.2 AA, 1.4.3 and 1.4.11.
import { colorPairs, textsOnGrounds } from '../color-pairs.mjs'
import { colorOf, contrastOf, schemesOf } from '../colors.mjs'
import { declarationsOf } from '../styles.mjs'
import { finding } from '../theme.mjs'

const NEEDED = { text: 4.5, edge: 3 }
/** A token, or a border such as `1px solid var(--color-line)`. */
const TOKEN = /var\(\s*(--[\w-]+)\s*\)$/
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
      found.set(key, finding(file, line, `${sentence(scheme, pair, ratio)} ${mend(pair, declarations)}`))
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
  return `${text} on ${ground}${where} has a contrast of ${shown}:1, ${WHAT[kind]} needs ${NEEDED[kind]}:1.`
}

/** If the theme gave a value to one of the two only, it may have forgotten the other. */
function mend(pair, declarations) {
  const [own, inherited] = [true, false].map((isOwn) =>
    tokensOf(pair, declarations).filter((name) => isSet(name, declarations) === isOwn),
  )
  return own.length === 1 && inherited.length === 1
    ? `The theme sets ${own[0]}: choose another value, or set ${inherited[0]}, too.`
    : 'Make one of them darker or lighter.'
}

/** The tokens that hold the colors: `--color-line` for a border that is `1px solid var(--color-line)`. */
const tokensOf = ({ front, back }, declarations) =>
  [front, back].flatMap((value) => tokenBehind(value, declarations) ?? [])

function tokenBehind(value, declarations) {
  const name = TOKEN.exec(value)?.[1]
  const given = declarations.findLast(({ prop, selector }) => prop === name && selector === ':root')
  return (given && tokenBehind(given.value, declarations)) ?? name
}

const isSet = (name, declarations) => declarations.some(({ prop, own }) => own && prop === name)

function described(value, color) {
  const name = TOKEN.exec(value)?.[1]
  return name === undefined ? color.toHexString() : `${name} (${color.toHexString()})`
}

/** A theme that extends another mends its own token, not the rule of the parent. */
function placeOf(pair, declarations) {
  if (pair.declaration.own) return pair.declaration
  const names = tokensOf(pair, declarations)
  return declarations.find(({ prop, own }) => own && names.includes(prop)) ?? pair.declaration
}
