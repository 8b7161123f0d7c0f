/**
 * Whole numbers that follow the exact shares and add up to `total`: each share rounded down, the öre that are
 * left over go to the largest remainders, the first of equals first.
 */
export function apportion(total: number, exactShares: readonly number[]): readonly number[] {
  const floors = exactShares.map(Math.floor)
  let left = total - floors.reduce((sum, share) => sum + share, 0)
  const byRemainder = exactShares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (left <= 0) break
    floors[index] = (floors[index] ?? 0) + 1
    left -= 1
  }
  return floors
}
