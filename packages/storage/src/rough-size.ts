/** Bytes by the specification's estimate (contract §15.3): a boolean takes 4, a number 8, a string 2 a character. */
export function roughSize(value: unknown): number {
  if (typeof value === 'boolean') return 4
  if (typeof value === 'number') return 8
  if (typeof value === 'string') return value.length * 2
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, inner) => sum + roughSize(inner), 0)
}
