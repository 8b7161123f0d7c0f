import type { ReviewEvent } from '@vitrin/catalog'
import type { Cancel } from '@vitrin/kernel'
import type { NewNotification } from '../ui/notification-store'
import { refusalMessage, type TranslateHostSentence } from './host-messages'
import type { Needs } from './policy'

/** Says how the host received a review. A review that was written offline is sent long after its form was closed. */
export function notifyReviewOutcome({
  reviews,
  hostSentence,
  notify,
}: Needs<{ reviews: 'events' }, 'hostSentence' | 'notify'>): Cancel {
  return reviews.events.subscribe((event) => notify(reviewNotification(event, hostSentence)))
}

export function reviewNotification(event: ReviewEvent, translate: TranslateHostSentence): NewNotification {
  if (event.type === 'received')
    return {
      type: 'success',
      message: { key: event.review.status === 'published' ? 'review.published' : 'review.received' },
    }
  return {
    type: 'error',
    hasNoTimeout: true,
    message: refusalMessage(event.message ?? '', translate, 'review.refused'),
  }
}
