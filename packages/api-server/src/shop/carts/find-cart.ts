import type { Refusal } from '@vitrin/api-contract/wire'
import { accept, type Outcome } from '@vitrin/kernel'
import type { Cart } from '../../database'
import type { Identity } from '../calls/identity'
import { refused } from '../calls/refusals'
import type { ShopContext } from '../context'

/** A number is the cart of the customer whose token came along; anything else is a guest's, which whoever knows its id may use (contract §5). */
export function findCart({ database }: ShopContext, cartId: string, { customerId }: Identity): Outcome<Cart, Refusal> {
  const isNumeric = /^\d{1,15}$/.test(cartId)
  const ofCustomer =
    customerId !== undefined && isNumeric ? database.carts.byCustomer(customerId, Number(cartId)) : undefined
  const cart = ofCustomer ?? database.carts.byMask(cartId)
  return cart ? accept(cart) : refused('unknown', `No such entity with cartId = ${cartId}`)
}
