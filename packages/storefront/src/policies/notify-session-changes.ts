import type { Cancel } from '@vitrin/kernel'
import type { SessionEvent } from '@vitrin/user-session'
import type { NewNotification } from '../ui/notification-store'
import { refusalMessage, type TranslateHostSentence } from './host-messages'
import type { Needs } from './policy'

/** Says what changed about the account, and asks for a sign-in when the host ended the session (R4.18–R4.20). */
export function notifySessionChanges({
  ui,
  session,
  hostSentence,
  notify,
}: Needs<{ ui: 'modal' | 'openModal'; session: 'events' }, 'hostSentence' | 'notify'>): Cancel {
  return session.events.subscribe((event) => {
    const notification = sessionNotification(event, hostSentence)
    if (notification) notify(notification)
    // A page that needs an account may have opened the sign-in already, with the address to go on to.
    if (event.type === 'signed-out' && event.reason === 'refused' && ui.modal !== 'authentication')
      ui.openModal('authentication')
  })
}

const OK = { label: 'ui.ok' } as const

export function sessionNotification(
  event: SessionEvent,
  translate: TranslateHostSentence,
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
    case 'profile-refused':
      return {
        type: 'error',
        message: refusalMessage(event.message, translate),
        action1: OK,
        hasNoTimeout: true,
      }
    default:
      return undefined
  }
}
