import { translateHostSentence, type MessageRef } from '@vitrin/i18n'
import type { SessionEvent } from '@vitrin/user-session'
import type { NewNotification } from '../ui/notification-store'
import type { Policy } from './policy'

/** Announces what became of the account, and asks for a sign-in where the host ended one (R4.18–R4.20). */
export const tellWhatHappenedToTheSession: Policy = ({ storefront: { ui }, shopper: { session }, hostSentences }) =>
  session.events.subscribe((event) => {
    const notification = sessionNotification(event, (sentence) => translateHostSentence(hostSentences, sentence))
    if (notification) ui.notifications.show(notification)
    // A page that needs an account may have asked already, and knows where the sign-in leads.
    if (event.type === 'signed-out' && event.reason === 'refused' && ui.modal !== 'authentication')
      ui.openModal('authentication')
  })

const OK = { label: 'ui.ok' } as const

export function sessionNotification(
  event: SessionEvent,
  translate: (sentence: string) => string | undefined,
): NewNotification | undefined {
  switch (event.type) {
    case 'signed-out':
      if (event.reason === 'refused')
        return { type: 'warning', message: { key: 'session.refreshUnauthorized' }, action1: OK }
      return event.silent ? undefined : { type: 'success', message: { key: 'account.loggedOut' }, action1: OK }
    case 'refresh-failed':
      return { type: 'error', message: { key: 'session.refreshFailed' }, action1: OK }
    case 'password-changed':
      return { type: 'success', message: { key: 'account.passwordChanged' }, action1: OK }
    case 'account-deleted':
      return { type: 'success', message: { key: 'account.deleted' }, action1: OK }
    case 'profile-updated':
      return { type: 'success', message: { key: 'account.updated' }, action1: OK }
    case 'profile-refused': {
      const sentence = translate(event.message)
      const message: MessageRef =
        sentence === undefined
          ? { key: 'request.refused', values: { details: event.message } }
          : { key: 'host.sentence', values: { sentence } }
      return { type: 'error', message, action1: OK, hasNoTimeout: true }
    }
    default:
      return undefined
  }
}
