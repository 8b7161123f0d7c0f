// The style sheets of a theme, declaration by declaration, those of the theme that it extends first.
import { readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { tokensOfLook } from './look.mjs'

/**
 * @typedef {{ prop: string, value: string, selector: string, media: string, file: string, line: number, own: boolean,
 *   rule: object }} Declaration `media` has the conditions around the rule
 * @returns {Declaration[]} in the order in which they count
 */
export function declarationsOf(theme, { own = true } = {}) {
  const inherited = theme.parent === undefined ? [] : declarationsOf(theme.parent, { own: false })
  return [...inherited, ...theme.styles.flatMap((file) => declarationsIn(file, own)), ...lookOf(theme, own)]
}

function declarationsIn(file, own) {
  const found = []
  parse(readFileSync(file, 'utf8'), { from: file }).walkDecls((declaration) => {
    const { prop, value, parent: rule, source } = declaration
    const around = []
    for (let node = rule.parent; node?.type === 'atrule'; node = node.parent)
      if (node.name !== 'layer') around.unshift(`@${node.name} ${node.params}`)
    found.push({
      prop,
      value: value.trim(),
      selector: rule.selector ?? `@${rule.name}`,
      media: around.join(' '),
      file,
      line: source.start.line,
      own,
      rule,
    })
  })
  return found
}

/** What `extendLook` is given becomes custom properties of `:root` at build time. */
const lookOf = (theme, own) =>
  tokensOfLook(theme).flatMap(({ name, value, file, line }) =>
    value === undefined ? [] : [{ prop: `--${name}`, value, selector: ':root', media: '', file, line, own, rule: {} }],
  )

/** The style sheets with `:root`, of the theme that names its tokens first. */
export const tokenFiles = (theme) =>
  theme.parent === undefined
    ? [
        ...new Set(
          declarationsOf(theme).flatMap(({ prop, selector, media, file }) =>
            isToken(prop, selector, media) ? [file] : [],
          ),
        ),
      ].filter((file) => file.endsWith('.css'))
    : tokenFiles(theme.parent)

const isToken = (prop, selector, media) => prop.startsWith('--') && selector === ':root' && media === ''

/** The custom properties that a value reads, with whether each has a fallback. */
export const readsOf = (value) =>
  [...value.matchAll(/var\(\s*(--[\w-]+)\s*(,)?/g)].map(([, name, comma]) => ({
    name,
    hasFallback: comma !== undefined,
  }))
