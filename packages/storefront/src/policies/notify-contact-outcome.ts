import type { ContactEvent } from '@vitrin/contact'
import type { Cancel } from '@vitrin/kernel'
import type { NewNotification } from '../ui/notification-store'
import { refusalMessage, type TranslateHostSentence } from './host-messages'
import type { Needs } from './policy'

/** Says how the host received a contact form that was sent after its page was closed. */
export function notifyContactOutcome({
  contact,
  hostSentence,
  notify,
}: Needs<{ contact: 'events' }, 'hostSentence' | 'notify'>): Cancel {
  return contact.events.subscribe((event) => notify(contactNotification(event, hostSentence)))
}

export function contactNotification(event: ContactEvent, translate: TranslateHostSentence): NewNotification {
  if (event.type === 'received')
    return { type: 'success', message: { key: 'contact.received', values: { subject: event.subject } } }
  return {
    type: 'error',
    hasNoTimeout: true,
    message: refusalMessage(event.message ?? '', translate, 'contact.refused'),
  }
}
