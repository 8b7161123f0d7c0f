import { displayPrice } from './display-price'
import { toOre, type Ore } from './money'
import { priceDocument } from './price-document'
import { nextPriceWindowEdge, type PriceWindow } from './price-window'

/** The prices of an article from an instant on, as in documents: SEK with tax. */
export interface DatedPrices extends PriceWindow {
  /** ms since 1970. */
  readonly since: number
  readonly price_incl_tax: number | null
  readonly special_price_incl_tax?: number | null
  readonly final_price_incl_tax?: number | null
}

/** The price of one piece, from an instant until the next step. */
export interface PriceStep {
  readonly since: number
  readonly price: Ore
  /** Before any reduction, announced or not. */
  readonly original: Ore
  /** It was announced as a reduction, beside the struck regular price. */
  readonly reduced: boolean
}

/**
 * Every price that applied until now, oldest first: a change takes effect when it was recorded, a special price when
 * its dates say so, in the shop's time zone. Expects the oldest prices first.
 */
export function priceSteps(history: readonly DatedPrices[], now: number, timeZone: string): readonly PriceStep[] {
  return history.flatMap((prices, index) => {
    const until = Math.min(history[index + 1]?.since ?? Number.POSITIVE_INFINITY, now + 1)
    return instantsOf(prices, until, timeZone).map((since) => stepAt(prices, since, timeZone))
  })
}

/** The instant when these prices began, and each start or end of their special price while they were in force. */
function instantsOf(prices: DatedPrices, until: number, timeZone: string): readonly number[] {
  const instants: number[] = []
  for (
    let at: number | undefined = prices.since;
    at !== undefined && at < until;
    at = nextPriceWindowEdge([prices], at, timeZone)
  )
    instants.push(at)
  return instants
}

function stepAt(
  { since: _since, price_incl_tax, special_price_incl_tax, final_price_incl_tax, ...dates }: DatedPrices,
  now: number,
  timeZone: string,
): PriceStep {
  const source = {
    ...dates,
    original_price_incl_tax: price_incl_tax ?? 0,
    original_special_price_incl_tax: special_price_incl_tax ?? null,
    original_final_price_incl_tax: final_price_incl_tax ?? null,
  }
  // All amounts here are gross, so the rate does not matter.
  const priced = priceDocument(source, { rate: 0, now, timeZone })
  const { regular, special } = displayPrice(priced)
  return {
    since: now,
    price: special ?? regular,
    original: toOre(priced.original_price_incl_tax),
    reduced: special !== undefined,
  }
}
