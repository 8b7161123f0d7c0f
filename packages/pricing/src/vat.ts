import { ore, roundHalfUp, type NetOre, type Ore } from './money'

/** The VAT rate where no tax rule is known: 25 percent (spec §9, R9.02). */
export const DEFAULT_TAX_RATE = 25

/** Gross divided by one plus the rate (R5.15). Four decimals of SEK are enough for an exact way back. */
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

/** Gross minus a VAT amount that is known already, so that net and VAT add up to gross. */
export function withoutVat(gross: Ore, vat: Ore): NetOre {
  return (gross - vat) as NetOre
}
