declare const unit: unique symbol

/**
 * Gross amount in whole öre (minor units of the currency), VAT included (decisions.md 13). The brand exists for the
 * compiler only: a plain number, kronor, a count or a net amount is not an `Ore`. Compute with the functions of
 * `amounts.ts`.
 */
export type Ore = number & { readonly [unit]: 'gross öre' }

/** Net amount in öre with at most two decimals, which are SEK with four (decisions.md 13). */
export type NetOre = number & { readonly [unit]: 'net öre' }

/** Brands a number that is known to be gross öre: a constant, or a stored amount. */
export function ore(amount: number): Ore {
  return amount as Ore
}

/** SEK decimals of a document → öre. Documents have decimals, calculations use öre. */
export function toOre(kronor: number): Ore {
  return ore(roundHalfUp(kronor * 100))
}

/** Öre → SEK decimals for a document. */
export function toKronor(amount: Ore): number {
  return amount / 100
}

/** Net SEK decimals of a document → net öre. */
export function toNetOre(kronor: number): NetOre {
  return (kronor * 100) as NetOre
}

/** Net öre → SEK decimals for a document, at four decimals and without float dust. */
export function netToKronor(net: NetOre): number {
  return roundHalfUp(net * 100) / 10_000
}

/** Rounds halves away from zero, so that a refund equals its charge to the öre. */
export function roundHalfUp(value: number): number {
  const magnitude = Math.round(Math.abs(value))
  return value < 0 && magnitude > 0 ? -magnitude : magnitude
}
