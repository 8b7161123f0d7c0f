import { lowest } from './amounts'
import { toOre, type Ore } from './money'

export interface TierPriceEntry {
  readonly customer_group_id: number | string
  readonly qty: number | string
  /** Gross SEK, like every price in an index. */
  readonly value: number | string
}

/** The tier price of a single piece in this group. The platform decides on larger quantities (contract §15.9). */
export function tierPriceFor(
  tiers: readonly TierPriceEntry[] | undefined,
  groupId: number | undefined,
): Ore | undefined {
  if (!tiers) return undefined
  const [first, ...others] = tiers
    .filter((tier) => Number(tier.customer_group_id) === groupId && Number(tier.qty) === 1)
    .map((tier) => toOre(Number(tier.value)))
  return first === undefined ? undefined : lowest(first, ...others)
}
