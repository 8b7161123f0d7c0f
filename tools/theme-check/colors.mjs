// The colors of a theme in each of its schemes, and how well one is seen on another (WCAG 2.2).
import axe from 'axe-core'

const { Color, getContrast } = axe.commons.color
const WHOLE = /^var\(\s*(--[\w-]+)\s*\)$/

/**
 * @typedef {{ name: string, values: Map<string, string>, knows: (value: string) => boolean }} Scheme the custom
 *   properties in one scope; a part of the page has only the colors that its own rule names
 * @param {import('./styles.mjs').Declaration[]} declarations
 * @returns {Scheme[]} that of `:root`, then each scope that gives its colors other values
 */
export function schemesOf(declarations) {
  const tokens = declarations.filter(({ prop, media }) => prop.startsWith('--') && !isSystem(media))
  const base = new Map()
  const scopes = new Map()
  for (const { prop, value, selector, media } of tokens) if (selector === ':root' && media === '') base.set(prop, value)
  for (const { prop, value, selector, media } of tokens) {
    if ((selector === ':root' && media === '') || colorOf(`var(${prop})`, base) === undefined) continue
    const name = `${media} ${selector}`.replace(/ ?:root$/, '').trim()
    if (!scopes.has(name)) scopes.set(name, { isPart: selector !== ':root', given: new Map() })
    scopes.get(name).given.set(prop, value === 'inherit' ? base.get(prop) : value)
  }
  return [
    { name: '', values: base, knows: () => true },
    ...[...scopes].map(([name, { isPart, given }]) => ({
      name,
      values: new Map([...base, ...given]),
      knows: (value) => !isPart || given.has(WHOLE.exec(value)?.[1]),
    })),
  ]
}

/** Where the system chooses the colors, or paper does. */
export const isSystem = (media) => /forced-colors|print/.test(media)

/** The opaque color of a value, also of a border such as `1px solid #777`; undefined for everything else. */
export function colorOf(text, values) {
  const value = text.replace(/^[\d.]+\w* (solid|dashed|dotted) /, '')
  const token = WHOLE.exec(value)?.[1]
  if (token !== undefined) return values.has(token) ? colorOf(values.get(token), values) : undefined
  const color = new Color()
  try {
    color.parseString(value)
  } catch {
    return undefined
  }
  return color.alpha === 1 ? color : undefined
}

export const contrastOf = (one, other) => getContrast(one, other)
