/** Which fields of a document a search asked for. Paths are dotted and leave array positions out. */
export interface FieldSelector {
  /** The field itself is part of the answer. */
  readonly includes: (path: string) => boolean
  /** The field or something below it may be part of the answer. */
  readonly reaches: (path: string) => boolean
}

/**
 * `_source_include` and `_source_exclude` as Elasticsearch reads them: `*` stands for any characters, dots too;
 * a name covers all that lies below it; nothing included means everything; what is excluded is out (contract §2.1).
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
  /** The path is named, or lies below a name. */
  readonly covers: RegExp
  /** Something below the path may be named. */
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
