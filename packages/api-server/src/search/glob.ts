/** One sign of a pattern; `any` matches any signs, `one` exactly one. */
type Token = { readonly kind: 'any' } | { readonly kind: 'one' } | { readonly kind: 'sign'; readonly sign: string }

/** A pattern with `*` and `?`; `\` before one of them takes it literally. */
export type Glob = readonly Token[]

export function parseGlob(pattern: string): Glob {
  const tokens: Token[] = []
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]!
    if (sign === '*') tokens.push({ kind: 'any' })
    else if (sign === '?') tokens.push({ kind: 'one' })
    else tokens.push({ kind: 'sign', sign: sign === '\\' ? (pattern[++at] ?? sign) : sign })
  }
  return tokens
}

/** A text that begins with these signs. */
export function startingWith(signs: string): Glob {
  return [...signs.split('').map((sign): Token => ({ kind: 'sign', sign })), { kind: 'any' }]
}

/** Goes back to the last `*` only, so that no pattern takes more than length × length steps. */
export function matchesGlob(glob: Glob, text: string): boolean {
  let [token, at, star, resume] = [0, 0, -1, 0]
  while (at < text.length) {
    const expected = glob[token]
    if (expected?.kind === 'any') [star, resume, token] = [token, at, token + 1]
    else if (expected && (expected.kind === 'one' || expected.sign === text[at])) [token, at] = [token + 1, at + 1]
    else if (star >= 0) [token, at, resume] = [star + 1, resume + 1, resume + 1]
    else return false
  }
  return glob.slice(token).every(({ kind }) => kind === 'any')
}
