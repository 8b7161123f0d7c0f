import { ManualClock, SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { UiStore } from './ui-store'

const create = () => new UiStore({ clock: new ManualClock(), ids: new SequentialIds() })

describe('UiStore', () => {
  it.each([
    ['microcart', 'microcart'],
    ['menu', 'sidebar'],
    ['search', 'search panel'],
  ] as const)('switches the overlay on with %s and off when it closes [R2.30 %s]', (panel, _member) => {
    const ui = create()
    ui.openPanel(panel)
    expect(ui.overlay).toBe(true)
    ui.closePanel()
    expect(ui.overlay).toBe(false)
  })

  it('knows whether the microcart is open, until it is closed [R3.06 isMicrocartOpen]', () => {
    const ui = create()
    expect(ui.panel).toBeUndefined()
    ui.openPanel('microcart')
    expect(ui.panel).toBe('microcart')
    ui.closePanel()
    expect(ui.panel).toBeUndefined()
  })

  it('shows a modal until it is closed, without the panels’ overlay', () => {
    const ui = create()
    ui.openModal('review')
    expect([ui.modal, ui.overlay]).toEqual(['review', false])
    ui.closeModal()
    expect(ui.modal).toBeUndefined()
  })

  it('remembers where a sign-in leads, until the modal is closed', () => {
    const ui = create()
    ui.openModal('authentication', '/sv/my-account')
    expect(ui.afterSignIn).toBe('/sv/my-account')
    ui.closeModal()
    expect(ui.afterSignIn).toBeUndefined()
    ui.openModal('authentication')
    expect([ui.modal, ui.afterSignIn]).toEqual(['authentication', undefined])
  })

  it('does what was asked only after a yes, once, and asks until it is done [R5.05]', async () => {
    const ui = create()
    let removed = 0
    let stored: () => void = () => undefined
    const confirm = () => {
      removed += 1
      return new Promise<void>((resolve) => (stored = resolve))
    }
    const question = { id: 'remove-from-cart', subject: 'Bastudörr Torne', confirm } as const
    ui.ask(question)
    await ui.answer(false)
    expect([removed, ui.confirmation]).toEqual([0, undefined])
    ui.ask(question)
    const answered = ui.answer(true)
    await ui.answer(true)
    await ui.answer(false)
    expect([removed, ui.confirmation, ui.isConfirming]).toEqual([1, question, true])
    stored()
    await answered
    expect([removed, ui.confirmation, ui.isConfirming]).toEqual([1, undefined, false])
  })
})
