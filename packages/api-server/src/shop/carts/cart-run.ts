import { cartRun, parseRequest } from '@vitrin/api-contract'
import type { Cart } from '../../database'
import { conflict, refusedFields } from '../calls/refusals'
import type { ShopContext } from '../context'

/**
 * Stores the run that a call belongs to. Refuses the call when the host has seen a newer run of that device: then it
 * comes from a page that is gone (decisions.md 26).
 */
export function refuseStaleRun({ database }: ShopContext, cart: Cart, request: Request) {
  const header = request.headers.get('x-cart-run')
  if (header === null) return undefined
  const run = parseRequest(cartRun, header)
  if (!run.ok) return refusedFields(run.rejection.map((error) => ({ ...error, field: 'X-Cart-Run' })))
  const { device, number } = run.value
  const highest = database.carts.highestRun(cart.id, device) ?? -1
  if (number < highest) return conflict('stale-run', 'A newer run of this cart has been seen.')
  if (number > highest) database.carts.rememberRun(cart.id, device, number)
  return undefined
}
