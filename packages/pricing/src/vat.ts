import { roundHalfUp, type Ore } from './money'

/** Net amount: öre with at most two decimals, which is SEK with four (decisions.md 13). */
export type NetOre = number

/** Spec §9: prices carry 25 percent where no rule says otherwise (R9.02). */
export const DEFAULT_TAX_RATE = 25

/** Gross over one plus the rate (R5.15). Four decimals of SEK keep enough for the way back to be exact. */
export function grossToNet(gross: Ore, ratePercent: number): NetOre {
  return roundHalfUp((gross * 10_000) / (100 + ratePercent)) / 100
}

export function netToGross(net: NetOre, ratePercent: number): Ore {
  return roundHalfUp((net * (100 + ratePercent)) / 100)
}

/** The VAT within a gross amount, rounded to whole öre for display and totals. */
export function vatOf(gross: Ore, ratePercent: number): Ore {
  return roundHalfUp((gross * ratePercent) / (100 + ratePercent))
}

/** Net öre → SEK decimals for a document, at four decimals and without float dust. */
export function netToKronor(net: NetOre): number {
  return roundHalfUp(net * 100) / 10_000
}
