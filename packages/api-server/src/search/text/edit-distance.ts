/**
 * The number of letters to add, drop, change or swap with their neighbour to turn one word into the other
 * (Damerau–Levenshtein). Gives `limit + 1` for anything above the limit.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const beyond = limit + 1
  if (Math.abs(one.length - other.length) > limit) return beyond
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return beyond
    beforeLast = last
    last = current
  }
  return Math.min(at(last, other.length), beyond)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
