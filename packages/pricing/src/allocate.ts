import { ore, type Ore } from './money'

/**
 * Splits a total into whole öre that follow the exact shares: the largest-remainder method. Each share loses its
 * fraction; the öre that are left go to the largest fractions, the first of equal ones first. So each part is less than
 * one öre from its exact share, and the order of the shares decides nothing but between equal fractions.
 * Expects shares whose sum, rounded, is the total.
 */
export function allocate(total: Ore, exactShares: readonly number[]): readonly Ore[] {
  const parts = exactShares.map((share) => Math.trunc(share) + 0)
  const missing = total - parts.reduce((sum, part) => sum + part, 0)
  const direction = Math.sign(missing)
  const byFraction = exactShares
    .map((share, index) => ({ index, fraction: (share - Math.trunc(share)) * direction }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index)
  for (const { index } of byFraction.slice(0, Math.abs(missing))) parts[index] = (parts[index] ?? 0) + direction
  return parts.map(ore)
}
