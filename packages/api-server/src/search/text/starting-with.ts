/** The entries of a list, sorted by its keys, whose key starts with the prefix. */
export function startingWith<Value>(
  sorted: readonly (readonly [key: string, value: Value])[],
  prefix: string,
): readonly (readonly [key: string, value: Value])[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.[0] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  const found: (readonly [key: string, value: Value])[] = []
  for (let at = low; at < sorted.length; at++) {
    const entry = sorted[at]
    if (!entry?.[0].startsWith(prefix)) break
    found.push(entry)
  }
  return found
}
