import { trackedProduct } from '@vitrin/analytics'
import type { Cancel } from '@vitrin/kernel'
import type { Needs } from '../policies/policy'
import { stopAll } from '../stop-all'
import type { TrackingContext } from './tracking-policy'

const EVENTS = { wishlist: 'add-to-wishlist', compare: 'add-to-compare' } as const

/** Tracks what is added to wishlist and comparison. */
export function trackListAdditions({
  wishlist,
  compare,
  tracker,
}: Pick<TrackingContext, 'tracker'> & Needs<{ wishlist: 'events'; compare: 'events' }>): Cancel {
  const lists = { wishlist, compare }
  return stopAll(
    (['wishlist', 'compare'] as const).map((list) =>
      lists[list].events.subscribe((event) => {
        if (event.type === 'added') tracker.track({ type: EVENTS[list], product: trackedProduct(event.product) })
      }),
    ),
  )
}
