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
  const covered = (patterns: readonly Pattern[], path: string): boolean =>
    patterns.some(({ covers }) => covers.test(path))
  return {
    includes: (path) => (included.length === 0 || covered(included, path)) && !covered(excluded, path),
    reaches: (path) =>
      !covered(excluded, path) &&
      (included.length === 0 || covered(included, path) || included.some(({ below }) => below(path))),
  }
}

interface Pattern {
  /** Matches the named path and all paths below it. */
  readonly covers: RegExp
  /** Whether the pattern may name a field below the path. */
  readonly below: (path: string) => boolean
}

function pattern(text: string): Pattern {
  const star = text.indexOf('*')
  const fixed = star < 0 ? text : text.slice(0, star)
  return {
    covers: new RegExp(`^${text.split('*').map(escaped).join('.*')}(\\..*)?$`, 's'),
    below: (path) => {
      const start = `${path}.`
      return star < 0 ? fixed.startsWith(start) : fixed.startsWith(start) || start.startsWith(fixed)
    },
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
