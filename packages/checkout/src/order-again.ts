import type { AddableDraft, AddConsent } from '@vitrin/cart-sync'
import type { Outcome, PlacedOrderDocument } from '@vitrin/kernel'
import type { OrderedProducts } from './ports'
import { shownItems } from './shown-items'

export interface OrderedAgain {
  /** How many items are in the cart now. */
  readonly added: number
  /** Names of the items that are no longer sold, or not with these choices. */
  readonly missing: readonly string[]
}

export interface OrderAgainOptions {
  readonly products: OrderedProducts
  /** cart-sync's `CartStore` fits. */
  readonly cart: {
    add(drafts: readonly AddableDraft[], consent: AddConsent): Promise<Outcome<unknown, unknown>>
  }
}

/** Adds each item of an earlier order to the cart, with its choices and measures, at today's price (contract §4). */
export function orderAgain({
  products,
  cart,
}: OrderAgainOptions): (order: Pick<PlacedOrderDocument, 'items'>) => Promise<OrderedAgain> {
  return async (order) => {
    const missing: string[] = []
    let added = 0
    for (const item of shownItems(order)) {
      const drafts = await products.draftsOf(item)
      // The shopper consented to the measures in the first order.
      const outcome = drafts.length > 0 ? await cart.add(drafts, { consentToOwnMeasures: true }) : undefined
      if (outcome?.ok) added += 1
      else missing.push(item.name ?? item.sku)
    }
    return { added, missing }
  }
}
