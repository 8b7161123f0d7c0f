/** Text between two `*`: its parts between `?`, of which each takes the place of one sign. */
type Segment = readonly string[]

/** A pattern with `*` and `?`; `\\` before one of them takes it literally. Its segments, which `*` divides. */
export type Glob = readonly Segment[]

export function parseGlob(pattern: string): Glob {
  const segments: string[][] = [['']]
  const add = (signs: string): void => {
    const segment = segments.at(-1)!
    segment.push(segment.pop()! + signs)
  }
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]!
    if (sign === '*') segments.push([''])
    else if (sign === '?') segments.at(-1)!.push('')
    else add(sign === '\\' ? (pattern[++at] ?? sign) : sign)
  }
  return segments
}

/** A text that begins with these signs. */
export function startingWith(signs: string): Glob {
  return [[signs], ['']]
}

/** Looks for each segment once, after the one before it, so that no pattern takes more than length × length steps. */
export function matchesGlob(glob: Glob, text: string): boolean {
  const [first, last] = [glob[0]!, glob.at(-1)!]
  if (glob.length === 1) return text.length === lengthOf(first) && isAt(first, text, 0)
  const end = text.length - lengthOf(last)
  let at = lengthOf(first)
  if (end < at || !isAt(first, text, 0) || !isAt(last, text, end)) return false
  for (const segment of glob.slice(1, -1)) {
    const found = find(segment, text, at)
    if (found < 0 || found + lengthOf(segment) > end) return false
    at = found + lengthOf(segment)
  }
  return true
}

function lengthOf(segment: Segment): number {
  return segment.reduce((sum, part) => sum + part.length, segment.length - 1)
}

function isAt(segment: Segment, text: string, start: number): boolean {
  let at = start
  return segment.every((part) => {
    const isHere = text.startsWith(part, at)
    at += part.length + 1
    return isHere
  })
}

function find(segment: Segment, text: string, from: number): number {
  if (segment.length === 1) return text.indexOf(segment[0]!, from)
  for (let at = from; at <= text.length - lengthOf(segment); at++) if (isAt(segment, text, at)) return at
  return -1
}
