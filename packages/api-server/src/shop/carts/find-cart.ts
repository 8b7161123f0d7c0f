import type { Refusal } from '@vitrin/api-contract/wire'
import { accept, type Outcome } from '@vitrin/kernel'
import type { Cart } from '../../database'
import type { Identity } from '../calls/identity'
import { refused } from '../calls/refusals'
import type { ShopContext } from '../context'

/**
 * A number names the cart of the customer whose token the request carries. Any other id names a guest's cart; knowing
 * the id is enough to use it (contract §5).
 */
export function findCart({ database }: ShopContext, cartId: string, { customerId }: Identity): Outcome<Cart, Refusal> {
  const isNumeric = /^\d{1,15}$/.test(cartId)
  const ofCustomer =
    customerId !== undefined && isNumeric ? database.carts.byCustomer(customerId, Number(cartId)) : undefined
  const cart = ofCustomer ?? database.carts.byMask(cartId)
  return cart ? accept(cart) : refused('unknown', `No such entity with cartId = ${cartId}`)
}
