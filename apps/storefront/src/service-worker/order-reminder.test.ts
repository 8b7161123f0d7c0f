import { describe, expect, it } from 'vitest'
import { dropReminder, leaveReminder, openReminded, ORDER_SYNC, remindOfOrder } from './order-reminder'
import { fakeDevice, page } from './testing/fake-device'

const reminder = { title: 'Beställning väntar', body: 'Granska och skicka.', url: '/sv?order=offline' }

/** A worker's surroundings, with the tabs that are open. */
function world({ tabs = [] as readonly DocumentVisibilityState[], isUp = true, mayNotify = true } = {}) {
  const shown: unknown[] = []
  const opened: string[] = []
  const device = fakeDevice(() => (isUp ? page('b') : undefined))
  const registration = {
    showNotification: async (title: string, options: object) => {
      if (!mayNotify) throw new TypeError('No notification permission')
      shown.push({ title, ...options })
    },
  } as unknown as ServiceWorkerRegistration
  const clients = {
    claim: async () => undefined,
    matchAll: async () => tabs.map((visibilityState) => ({ visibilityState, postMessage: () => undefined })),
    openWindow: async (url: string) => opened.push(url),
  }
  return { device, shown, opened, scope: { registration, clients } }
}

describe('an order that waits when the network is back', () => {
  it('is shown with the texts of the page, unless a page is visible [R8.07]', async () => {
    const hidden = world({ tabs: ['hidden'] })
    await leaveReminder(reminder, hidden.device.caches)
    await remindOfOrder(hidden.device, hidden.scope)
    expect(hidden.shown).toEqual([
      { title: 'Beställning väntar', body: 'Granska och skicka.', tag: ORDER_SYNC, data: '/sv?order=offline' },
    ])

    const seen = world({ tabs: ['hidden', 'visible'] })
    await leaveReminder(reminder, seen.device.caches)
    await remindOfOrder(seen.device, seen.scope)
    expect(seen.shown).toEqual([])
  })

  it('is not shown when no order waits any more', async () => {
    const { device, scope, shown } = world()
    await leaveReminder(reminder, device.caches)
    await dropReminder(device.caches)
    await remindOfOrder(device, scope)
    expect(shown).toEqual([])
  })

  it('is shown later when the shop cannot be reached', async () => {
    const { device, scope, shown } = world({ isUp: false })
    await leaveReminder(reminder, device.caches)
    await expect(remindOfOrder(device, scope)).rejects.toThrow('does not answer')
    expect(shown).toEqual([])
  })

  it('is not shown without the permission', async () => {
    const { device, scope } = world({ mayNotify: false })
    await leaveReminder(reminder, device.caches)
    await expect(remindOfOrder(device, scope)).resolves.toBeUndefined()
  })

  it('opens the shop where it asks', async () => {
    const { scope, opened } = world()
    let isClosed = false
    const notification = {
      tag: ORDER_SYNC,
      data: reminder.url,
      close: () => {
        isClosed = true
      },
    } as unknown as Notification
    await openReminded({ notification }, scope)
    expect([opened, isClosed]).toEqual([['/sv?order=offline'], true])
  })
})
