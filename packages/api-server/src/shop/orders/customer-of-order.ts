import type { OrderRequest } from '@vitrin/api-contract'
import type { Refusal } from '@vitrin/api-contract/wire'
import { accept, type Outcome } from '@vitrin/kernel'
import type { Cart } from '../../database'
import type { Identity } from '../calls/identity'
import { notAuthorized, refused } from '../calls/refusals'
import type { ShopContext } from '../context'

/**
 * The customer of the order; ordering for another one is refused. A token proves who it is. The original's client sends
 * none with an order: there the number of the customer's cart is the proof, because only its owner gets it. A guest's
 * cart makes a guest's order.
 */
export function customerOfOrder(
  { database: { carts } }: ShopContext,
  { user_id, cart_id }: OrderRequest,
  { customerId }: Identity,
): Outcome<number | undefined, Refusal> {
  if (user_id === '' || user_id === String(customerId)) return accept(customerId)
  if (customerId !== undefined) return refused('forbidden', 'The order belongs to another account.')
  const cart = carts.byPublicId(cart_id)
  const isProven = cart && (cart.customerId === undefined || user_id === String(cart.customerId))
  return isProven ? accept(cart.customerId) : notAuthorized()
}

/** The cart that the order came from; a cart of another customer does not count. */
export function cartOfOrder(
  { database: { carts } }: ShopContext,
  { cart_id }: OrderRequest,
  customerId: number | undefined,
): Cart | undefined {
  const own = customerId !== undefined && /^\d{1,15}$/.test(cart_id) && carts.byCustomer(customerId, Number(cart_id))
  return own || carts.byMask(cart_id)
}
