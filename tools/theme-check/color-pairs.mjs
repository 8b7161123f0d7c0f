// Which colors the style sheets put on which: the color and the background of one rule, or the page behind it, and the
// border of a field on the page.
import { isSystem } from './colors.mjs'

const WHOLE = /^var\(\s*(--[\w-]+)\s*\)$/
const FIELD = /\b(input|select|textarea)\b/
/** WCAG asks nothing of disabled controls. Pseudo-elements mostly hold no text. */
const SPARED = /disabled|::/
const GROUND = ['background', 'background-color']

/** @returns {{ kind: 'text' | 'edge', front: string, back: string, declaration: object }[]} */
export function colorPairs(declarations) {
  const rules = rulesOf(declarations).filter(([{ selector }]) => !SPARED.test(selector))
  const grounds = new Map(
    rules.flatMap(([{ selector }, rule]) => {
      const ground = valueIn(rule, GROUND)
      return ground === undefined ? [] : [[selector, ground]]
    }),
  )
  const page = grounds.get('body')
  return rules.flatMap(([{ selector }, rule]) => {
    // `.skip:focus` is on the background of `.skip`.
    const behind = grounds.get(selector) ?? grounds.get(selector.replaceAll(/:[\w-]+(\([^)]*\))?/g, '')) ?? page
    const text = valueIn(rule, ['color'])
    const edge = FIELD.test(selector) ? valueIn(rule, ['border', 'border-color']) : undefined
    return [
      ...(text === undefined ? [] : [{ kind: 'text', front: text, back: behind, declaration: rule.get('color') }]),
      ...(edge === undefined
        ? []
        : [{ kind: 'edge', front: edge, back: page, declaration: rule.get('border') ?? rule.get('border-color') }]),
    ].filter(({ back }) => back !== undefined)
  })
}

/** Each color of a text on each background. */
export function textsOnGrounds(declarations) {
  const used = (names) =>
    rulesOf(declarations).flatMap(([declaration, rule]) => {
      const value = SPARED.test(declaration.selector) ? undefined : valueIn(rule, names)
      return WHOLE.test(value ?? '') ? [[value, declaration]] : []
    })
  const grounds = [...new Map(used(GROUND)).keys()]
  return [...new Map(used(['color']))].flatMap(([front, declaration]) =>
    grounds.map((back) => ({ kind: 'text', front, back, declaration: { ...declaration, own: false } })),
  )
}

/** @returns {[object, Map<string, object>][]} the first declaration of each rule, and all by property */
function rulesOf(declarations) {
  const rules = new Map()
  for (const declaration of declarations) {
    if (isSystem(declaration.media)) continue
    if (!rules.has(declaration.rule)) rules.set(declaration.rule, [declaration, new Map()])
    rules.get(declaration.rule)[1].set(declaration.prop, declaration)
  }
  return [...rules.values()]
}

/** The value of the first of these properties, with those custom properties that the rule itself sets. */
function valueIn(rule, names) {
  let value = names.map((name) => rule.get(name)).find((found) => found !== undefined)?.value
  for (let local; (local = rule.get(WHOLE.exec(value)?.[1])) !== undefined;) value = local.value
  return value
}
