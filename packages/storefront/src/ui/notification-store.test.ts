import { ManualClock, SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { NotificationStore } from './notification-store'

function setup() {
  const clock = new ManualClock()
  return { clock, notifications: new NotificationStore({ clock, ids: new SequentialIds() }) }
}
const added = { type: 'success', message: { key: 'cart.added' } } as const
const updated = { type: 'success', message: { key: 'cart.updated' } } as const

describe('NotificationStore', () => {
  it('says an identical message once in a row, and again after another one [R4.43]', () => {
    const { notifications } = setup()
    notifications.show(added)
    notifications.show(added)
    expect(notifications.list).toHaveLength(1)
    notifications.show(updated)
    notifications.show(added)
    expect(notifications.list.map(({ message }) => message.key)).toEqual(['cart.added', 'cart.updated', 'cart.added'])
  })

  it('removes a message after 5000 ms or its own time, and keeps others [R4.43] [R9.13 notification]', () => {
    const { clock, notifications } = setup()
    notifications.show({ ...added, hasNoTimeout: true })
    notifications.show({ ...updated, timeToLive: 100 })
    notifications.show({ type: 'error', message: { key: 'cart.addingFailed' } })
    clock.advance(100)
    expect(notifications.list.map(({ message }) => message.key)).toEqual(['cart.added', 'cart.addingFailed'])
    clock.advance(4899)
    expect(notifications.list).toHaveLength(2)
    clock.advance(1)
    expect(notifications.list.map(({ message }) => message.key)).toEqual(['cart.added'])
  })

  it('stops the timer while the shopper reads, and starts it again afterwards', () => {
    const { clock, notifications } = setup()
    notifications.show(added)
    const { id } = notifications.list[0]!
    notifications.hold(id)
    clock.advance(60_000)
    expect(notifications.list).toHaveLength(1)
    notifications.release(id)
    clock.advance(5000)
    expect(notifications.list).toHaveLength(0)
  })

  it('carries the listed fields: id, type, message, action1, timeToLive, hasNoTimeout [R3.11 notification]', () => {
    const { notifications } = setup()
    notifications.show({ ...added, action1: { label: 'ui.ok' } })
    notifications.show({ ...updated, timeToLive: 9000, hasNoTimeout: true })
    expect(notifications.list[1]).toMatchObject({ id: 'id-2', timeToLive: 9000, hasNoTimeout: true })
    expect(notifications.list[0]).toEqual({
      id: 'id-1',
      type: 'success',
      message: { key: 'cart.added' },
      action1: { label: 'ui.ok' },
      timeToLive: 5000,
      hasNoTimeout: false,
    })
  })
})
