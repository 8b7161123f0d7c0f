import type { NewsletterEvent } from '@vitrin/content'
import type { Cancel } from '@vitrin/kernel'
import type { NewNotification } from '../ui/notification-store'
import { refusalMessage, type TranslateHostSentence } from './host-messages'
import type { Needs } from './policy'

/**
 * Says that the newsletter was joined or left, or that a link was mailed first. Offline this is sent long after its
 * form was closed.
 */
export function notifyNewsletterOutcome({
  newsletter,
  hostSentence,
  notify,
}: Needs<{ newsletter: 'events' }, 'hostSentence' | 'notify'>): Cancel {
  return newsletter.events.subscribe((event) => notify(newsletterNotification(event, hostSentence)))
}

function newsletterNotification(event: NewsletterEvent, translate: TranslateHostSentence): NewNotification {
  if (event.type !== 'refused')
    return { type: 'success', message: { key: `newsletter.${event.type}`, values: { email: event.email } } }
  return { type: 'error', hasNoTimeout: true, message: refusalMessage(event.message ?? '', translate) }
}
