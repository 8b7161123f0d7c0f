/**
 * A query string as an object: `measures[width]=874` becomes `{ measures: { width: '874' } }`. Of equal names the
 * last counts.
 */
export function queryObject(
  query: Iterable<readonly [name: string, value: string]>,
): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown>()
  const groups = new Map<string, Map<string, string>>()
  for (const [name, value] of query) {
    const [, group, key] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? []
    if (group === undefined || key === undefined) values.set(name, value)
    else groups.set(group, (groups.get(group) ?? new Map<string, string>()).set(key, value))
  }
  for (const [group, entries] of groups) values.set(group, Object.fromEntries(entries))
  return Object.fromEntries(values)
}
