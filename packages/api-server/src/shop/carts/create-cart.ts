import type { ShopContext } from '../context'
import { createSecret } from '../secrets'

/** Contract §5: a guest's cart is named by 32 hex digits. */
const GUEST_CART_DIGITS = 32

const SMALLEST_NUMBER = 100_000_000_000_000
const NUMBERS = 900_000_000_000_000n

/** Gives the id of a new cart on the wire, which cannot be guessed. A customer always has the same cart. */
export function createCart({ database: { carts }, ids }: ShopContext, customerId: number | undefined): string {
  if (customerId !== undefined)
    return (carts.ofCustomer(customerId) ?? carts.createForCustomer(customerId, cartNumber())).publicId
  const mask = createSecret(ids, GUEST_CART_DIGITS)
  carts.createForGuest(mask)
  return mask

  function cartNumber(): number {
    return SMALLEST_NUMBER + Number(BigInt(`0x${createSecret(ids, GUEST_CART_DIGITS)}`) % NUMBERS)
  }
}
