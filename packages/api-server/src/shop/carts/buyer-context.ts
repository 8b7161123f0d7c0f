import { groupOfCustomer } from '../../customer-groups'
import type { ShopContext } from '../context'

/** What pricing needs: the shop and the buyer. */
export interface BuyerContext extends ShopContext {
  /** Undefined while tier prices are off (contract §15.9). */
  readonly tierGroupId: number | undefined
  readonly isGuest: boolean
}

export function buyerContext(context: ShopContext, customerId: number | undefined): BuyerContext {
  return {
    ...context,
    tierGroupId: context.tierPrices ? groupOfCustomer(customerId) : undefined,
    isGuest: customerId === undefined,
  }
}
