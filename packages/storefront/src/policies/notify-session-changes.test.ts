import { EventChannel } from '@vitrin/kernel'
import { ManualClock, SequentialIds } from '@vitrin/kernel/testing'
import type { SessionEvent } from '@vitrin/user-session'
import { describe, expect, it } from 'vitest'
import { UiStore } from '../ui/ui-store'
import { sessionNotification, notifySessionChanges } from './notify-session-changes'

const tell = (event: SessionEvent) =>
  sessionNotification(event, (sentence) => (sentence === 'taken' ? 'Upptagen.' : undefined))

describe('sessionNotification', () => {
  it('says that the shopper is signed out, unless it was silent [R4.18 message] [R4.18 silent]', () => {
    expect(tell({ type: 'signed-out', account: '7', reason: 'asked', silent: false })).toMatchObject({
      type: 'success',
      message: { key: 'account.loggedOut' },
    })
    expect(tell({ type: 'signed-out', account: '7', reason: 'elsewhere', silent: true })).toBeUndefined()
  })

  it('says why another sign-in is needed [R8.12]', () => {
    expect(tell({ type: 'signed-out', account: '7', reason: 'refused', silent: true })).toMatchObject({
      type: 'warning',
      message: { key: 'session.refreshUnauthorized' },
    })
    expect(tell({ type: 'refresh-failed' })).toMatchObject({ type: 'error', message: { key: 'session.refreshFailed' } })
  })

  it('says whether details and password were changed [R8.08] [R8.09]', () => {
    expect(tell({ type: 'password-changed' })).toMatchObject({
      type: 'success',
      message: { key: 'account.passwordChanged' },
    })
    expect(tell({ type: 'profile-updated' })).toMatchObject({ type: 'success', message: { key: 'account.updated' } })
    expect(tell({ type: 'profile-refused', message: 'taken', fields: [] })).toMatchObject({
      type: 'error',
      message: { key: 'host.sentence', values: { sentence: 'Upptagen.' } },
    })
  })
})

describe('notifySessionChanges', () => {
  it('asks for a sign-in where the host ended one, and keeps where it leads [R4.20] [R4.21]', () => {
    const ui = new UiStore({ clock: new ManualClock(), ids: new SequentialIds() })
    const events = new EventChannel<SessionEvent>()
    notifySessionChanges({ ui, session: { events }, hostSentence: () => undefined, notify: () => undefined })
    events.emit({ type: 'signed-out', account: '7', reason: 'asked', silent: false })
    expect(ui.modal).toBeUndefined()
    events.emit({ type: 'signed-out', account: '7', reason: 'refused', silent: true })
    expect(ui.modal).toBe('authentication')
    ui.openModal('authentication', '/sv/my-account')
    events.emit({ type: 'signed-out', account: '7', reason: 'refused', silent: true })
    expect(ui.afterSignIn).toBe('/sv/my-account')
  })
})
