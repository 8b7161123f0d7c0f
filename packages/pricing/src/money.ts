/** Integer öre (minor units of SEK), VAT included unless a name says net (decisions.md 13). */
export type Ore = number

/** SEK decimals of a document → öre; documents hold decimals, arithmetic happens in öre. */
export function toOre(kronor: number): Ore {
  return roundHalfUp(kronor * 100)
}

/** Öre → SEK decimals for a document. */
export function toKronor(ore: Ore): number {
  return ore / 100
}

/** Halves go away from zero, so that a refund mirrors its charge to the öre. */
export function roundHalfUp(value: number): number {
  const magnitude = Math.round(Math.abs(value))
  return value < 0 && magnitude > 0 ? -magnitude : magnitude
}
