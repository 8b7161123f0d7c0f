import { groupOfCustomer } from '../../customer-groups'
import type { ShopContext } from '../context'

/** What pricing works with: the shop, and who buys. */
export interface BuyerContext extends ShopContext {
  /** Undefined where groups have no prices of their own (contract §15.9). */
  readonly tierGroupId: number | undefined
}

export function buyerContext(context: ShopContext, customerId: number | undefined): BuyerContext {
  return { ...context, tierGroupId: context.tierPrices ? groupOfCustomer(customerId) : undefined }
}
