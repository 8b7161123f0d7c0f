import type { ReviewEvent } from '@vitrin/catalog'
import { translateHostSentence, type HostSentences } from '@vitrin/i18n'
import type { NewNotification } from '../ui/notification-store'
import type { Policy } from './policy'

/** A review that was written offline is answered when its form is long closed. */
export const tellWhatBecameOfReviews: Policy = ({ storefront: { ui }, shopper: { reviews }, hostSentences }) =>
  reviews.events.subscribe((event) => ui.notifications.show(reviewNotification(event, hostSentences)))

export function reviewNotification(event: ReviewEvent, hostSentences: HostSentences): NewNotification {
  if (event.type === 'received')
    return {
      type: 'success',
      message: { key: event.review.status === 'published' ? 'review.published' : 'review.received' },
    }
  const sentence = event.message === undefined ? undefined : translateHostSentence(hostSentences, event.message)
  return {
    type: 'error',
    hasNoTimeout: true,
    message:
      sentence === undefined
        ? { key: 'review.refused', values: { details: event.message ?? '' } }
        : { key: 'host.sentence', values: { sentence } },
  }
}
