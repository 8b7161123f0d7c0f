import { ManualClock, SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { UiStore } from './ui-store'

const create = () => new UiStore({ clock: new ManualClock(), ids: new SequentialIds() })

describe('UiStore', () => {
  it.each(['microcart', 'menu', 'search'] as const)('switches the overlay on with %s and off when it closes [R2.30]', (panel) => {
    const ui = create()
    ui.openPanel(panel)
    expect(ui.overlay).toBe(true)
    ui.closePanel()
    expect(ui.overlay).toBe(false)
  })

  it('shows a modal until it is closed, without the panels’ overlay', () => {
    const ui = create()
    ui.openModal('review')
    expect([ui.modal, ui.overlay]).toEqual(['review', false])
    ui.closeModal()
    expect(ui.modal).toBeUndefined()
  })

  it('does what was asked only after a yes [R5.05]', () => {
    const ui = create()
    let removed = 0
    const question = { id: 'remove-from-cart', subject: 'Bastudörr Torne', confirm: () => (removed += 1) } as const
    ui.ask(question)
    ui.answer(false)
    expect(removed).toBe(0)
    expect(ui.confirmation).toBeUndefined()
    ui.ask(question)
    ui.answer(true)
    ui.answer(true)
    expect(removed).toBe(1)
  })
})
