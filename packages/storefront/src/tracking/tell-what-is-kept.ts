import { trackedProduct } from '@vitrin/analytics'
import type { TrackingPolicy } from './tracking-policy'

const EVENTS = { wishlist: 'add-to-wishlist', compare: 'add-to-compare' } as const

/** Hearts and comparisons. */
export const tellWhatIsKept: TrackingPolicy = ({ shopper, tracker }) => {
  const stops = (['wishlist', 'compare'] as const).map((list) =>
    shopper[list].events.subscribe((event) => {
      if (event.type === 'added') tracker.track({ type: EVENTS[list], product: trackedProduct(event.product) })
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
