import { trackedProduct } from '@vitrin/analytics'
import type { CartEvent, CartItem } from '@vitrin/cart-sync'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import { stopAll } from '../stop-all'
import { trackedLines, type TrackedLine } from './tracked-lines'
import type { TrackingContext } from './tracking-policy'

interface TrackCartNeeds extends Pick<TrackingContext, 'tracker'> {
  readonly ui: { readonly panel: string | undefined }
  readonly cart: {
    readonly items: readonly TrackedLine[]
    readonly events: { subscribe(listener: (event: CartEvent) => void): Cancel }
  }
}

/**
 * Tracks what the shopper adds, removes and looks at in the cart. Changes by the host or another tab are not tracked.
 */
export function trackCart({ ui, cart, tracker }: TrackCartNeeds): Cancel {
  const trackChange = (item: CartItem, pieces: number): void => {
    if (pieces !== 0)
      tracker.track({
        type: pieces > 0 ? 'add-to-cart' : 'remove-from-cart',
        product: trackedProduct(item, { quantity: Math.abs(pieces) }),
      })
  }
  return stopAll([
    cart.events.subscribe((event) => {
      if (event.type === 'item-added') trackChange(event.item, event.qty)
      else if (event.type === 'quantity-updated') trackChange(event.item, event.item.qty - event.before)
      else if (event.type === 'item-removed') trackChange(event.item, -event.item.qty)
    }),
    reaction(
      () => ui.panel === 'microcart',
      (isOpen) =>
        isOpen && cart.items.length > 0 && tracker.track({ type: 'cart', products: trackedLines(cart.items) }),
    ),
  ])
}
