/** The fields of a document that a search selects. Paths have dots and no positions of arrays. */
export interface FieldSelector {
  /** The field itself is part of the answer. */
  readonly includes: (path: string) => boolean
  /** The field or something below it may be part of the answer. */
  readonly reaches: (path: string) => boolean
}

/**
 * Reads `_source_include` and `_source_exclude` as Elasticsearch does (contract §2.1): `*` matches any characters,
 * including dots; a name includes all fields below it; an empty include list selects everything; excludes win.
 */
export function fieldSelector(include: readonly string[] = [], exclude: readonly string[] = []): FieldSelector {
  const included = include.map(pattern)
  const excluded = exclude.map(pattern)
  const covered = (patterns: readonly Pattern[], path: string): boolean => patterns.some(({ covers }) => covers(path))
  return {
    includes: (path) => (included.length === 0 || covered(included, path)) && !covered(excluded, path),
    reaches: (path) =>
      !covered(excluded, path) &&
      (included.length === 0 || covered(included, path) || included.some(({ below }) => below(path))),
  }
}

interface Pattern {
  /** Matches the named path and all paths below it. */
  readonly covers: (path: string) => boolean
  /** Whether the pattern may name a field below the path. */
  readonly below: (path: string) => boolean
}

function pattern(text: string): Pattern {
  const [fixed = '', ...parts] = text.split('*')
  return {
    covers: (path) => matchesParts(fixed, parts, path),
    below: (path) => {
      const start = `${path}.`
      return fixed.startsWith(start) || (parts.length > 0 && start.startsWith(fixed))
    },
  }
}

/** Takes the first place of each part and never goes back, so that many stars cost no more than one. */
function matchesParts(fixed: string, parts: readonly string[], path: string): boolean {
  if (!path.startsWith(fixed)) return false
  let end = fixed.length
  for (const part of parts.slice(0, -1)) {
    const at = path.indexOf(part, end)
    if (at < 0) return false
    end = at + part.length
  }
  const last = parts.at(-1)
  if (last === undefined) return endsName(path, end)
  if (last === '') return true
  for (let at = path.indexOf(last, end); at >= 0; at = path.indexOf(last, at + 1))
    if (endsName(path, at + last.length)) return true
  return false
}

function endsName(path: string, end: number): boolean {
  return end === path.length || path[end] === '.'
}
