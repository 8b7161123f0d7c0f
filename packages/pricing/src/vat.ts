import { ore, roundHalfUp, type NetOre, type Ore } from './money'

/** Spec §9: prices carry 25 percent where no rule says otherwise (R9.02). */
export const DEFAULT_TAX_RATE = 25

/** Gross over one plus the rate (R5.15). Four decimals of SEK keep enough for the way back to be exact. */
export function grossToNet(gross: Ore, ratePercent: number): NetOre {
  return (roundHalfUp((gross * 10_000) / (100 + ratePercent)) / 100) as NetOre
}

export function netToGross(net: NetOre, ratePercent: number): Ore {
  return ore(roundHalfUp((net * (100 + ratePercent)) / 100))
}

/** The VAT within a gross amount, rounded to whole öre for display and totals. */
export function vatOf(gross: Ore, ratePercent: number): Ore {
  return ore(roundHalfUp((gross * ratePercent) / (100 + ratePercent)))
}

/** The net amount that a VAT amount, counted before, leaves of a gross one: net and VAT add up to gross. */
export function withoutVat(gross: Ore, vat: Ore): NetOre {
  return (gross - vat) as NetOre
}
