// A custom property that is used has a value, and one that has a value is used.
import { readFileSync } from 'node:fs'
import { didYouMean } from '../nearest.mjs'
import { tokensOfLook } from '../look.mjs'
import { declarationsOf, readsOf } from '../styles.mjs'
import { finding } from '../theme.mjs'

export function tokens({ theme }) {
  const declarations = declarationsOf(theme)
  const inCode = sourcesOf(theme).flatMap(namesInCode)
  const defined = new Set([...declarations.map(({ prop }) => prop), ...inCode.map(({ sets }) => sets)])
  const read = new Set([...declarations.flatMap(({ value }) => readsOf(value)), ...inCode].map(({ name }) => name))
  // A name such as `--finish-${finish}` reads all that begin so.
  const prefixes = inCode.flatMap(({ prefix }) => prefix ?? [])
  const isUsed = (name) => read.has(name) || prefixes.some((prefix) => name.startsWith(prefix))
  const own = declarations.filter((declaration) => declaration.own)
  // The compiler knows the tokens that a look may set.
  const styled = own.filter(({ prop, file }) => prop.startsWith('--') && file.endsWith('.css'))
  const mean = (name, names) =>
    didYouMean(
      name,
      [...names].filter((other) => other?.startsWith('--') && other !== name),
    )
  return [
    ...own.flatMap(({ value, file, line }) =>
      readsOf(value)
        .filter(({ name, hasFallback }) => !hasFallback && !defined.has(name))
        .map(({ name }) =>
          finding(
            file,
            line,
            `reads ${name}, which has no value${mean(name, defined)} Define it in :root, or give it a fallback.`,
          ),
        ),
    ),
    ...firsts(styled.filter(({ prop }) => !isUsed(prop))).map(({ prop, file, line }) =>
      finding(file, line, `defines ${prop}, which no style reads${mean(prop, read)} Take it away, or use it.`),
    ),
    ...namedByLook(theme, declarations),
  ]
}

/** A whole theme names the custom properties of its `:root`, so that another theme can set them. */
function namedByLook(theme, declarations) {
  const named = tokensOfLook(theme).filter(({ value }) => value === undefined)
  const inRoot = declarations.filter(
    ({ prop, selector, media, own }) => own && prop.startsWith('--') && selector === ':root' && media === '',
  )
  const names = new Set(named.map(({ name }) => `--${name}`))
  const props = new Set(inRoot.map(({ prop }) => prop))
  return [
    ...named
      .filter(({ name }) => !props.has(`--${name}`))
      .map(({ name, file, line }) =>
        finding(file, line, `names the token "${name}", which :root does not define. Define it, or take it away.`),
      ),
    ...(theme.parent === undefined ? inRoot : [])
      .filter(({ prop }) => !names.has(prop))
      .map(({ prop, file, line }) =>
        finding(
          file,
          line,
          `defines ${prop}, which tokens of look.ts does not name. Themes that extend this one need it.`,
        ),
      ),
  ]
}

const sourcesOf = (theme) => [...(theme.parent === undefined ? [] : sourcesOf(theme.parent)), ...theme.sources]

/** `var(--x)` reads and `'--x': …` sets a custom property. */
function namesInCode(file) {
  const text = readFileSync(file, 'utf8')
  return [
    ...[...text.matchAll(/var\((--[\w-]+)\$\{/g)].map(([, prefix]) => ({ prefix })),
    ...readsOf(text).map(({ name }) => ({ name })),
    ...[...text.matchAll(/['"`](--[\w-]+)['"`]/g)].map(([, sets]) => ({ sets })),
  ]
}

const firsts = (declarations) => [...new Map(declarations.toReversed().map((each) => [each.prop, each])).values()]
