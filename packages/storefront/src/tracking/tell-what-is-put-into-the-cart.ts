import { trackedProduct } from '@vitrin/analytics'
import type { CartItem } from '@vitrin/cart-sync'
import { reaction } from 'mobx'
import { trackedLines } from './tracked-lines'
import type { TrackingPolicy } from './tracking-policy'

/** What the shopper does to the cart, and that they look into it; what the host or another tab does to it is no deed of theirs. */
export const tellWhatIsPutIntoTheCart: TrackingPolicy = ({ storefront: { ui }, shopper: { cart }, tracker }) => {
  const told = (item: CartItem, pieces: number): void => {
    if (pieces !== 0)
      tracker.track({
        type: pieces > 0 ? 'add-to-cart' : 'remove-from-cart',
        product: trackedProduct(item, { quantity: Math.abs(pieces) }),
      })
  }
  const unsubscribe = cart.events.subscribe((event) => {
    if (event.type === 'item-added') told(event.item, event.qty)
    else if (event.type === 'quantity-updated') told(event.item, event.item.qty - event.before)
    else if (event.type === 'item-removed') told(event.item, -event.item.qty)
  })
  const unwatch = reaction(
    () => ui.panel === 'microcart',
    (isOpen) => isOpen && cart.items.length > 0 && tracker.track({ type: 'cart', products: trackedLines(cart.items) }),
  )
  return () => {
    unsubscribe()
    unwatch()
  }
}
