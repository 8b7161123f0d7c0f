import type { NewsletterEvent } from '@vitrin/content'
import { translateHostSentence, type HostSentences, type MessageRef } from '@vitrin/i18n'
import type { NewNotification } from '../ui/notification-store'
import type { Policy } from './policy'

/** Who joined or left without a network hears of it when its form is long closed. */
export const tellWhatBecameOfTheNewsletter: Policy = ({ storefront: { ui }, shopper: { newsletter }, hostSentences }) =>
  newsletter.events.subscribe((event) => ui.notifications.show(newsletterNotification(event, hostSentences)))

export function newsletterNotification(event: NewsletterEvent, hostSentences: HostSentences): NewNotification {
  if (event.type !== 'refused')
    return { type: 'success', message: { key: `newsletter.${event.type}`, values: { email: event.email } } }
  const sentence = event.message === undefined ? undefined : translateHostSentence(hostSentences, event.message)
  const message: MessageRef =
    sentence === undefined
      ? { key: 'request.refused', values: { details: event.message ?? '' } }
      : { key: 'host.sentence', values: { sentence } }
  return { type: 'error', hasNoTimeout: true, message }
}
