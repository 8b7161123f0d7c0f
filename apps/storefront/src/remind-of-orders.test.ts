// @vitest-environment happy-dom
import { createI18n } from '@vitrin/i18n'
import { messages as english } from '@vitrin/i18n/messages/en'
import { messages as swedish } from '@vitrin/i18n/messages/sv'
import type { Storefront } from '@vitrin/storefront'
import { afterEach, expect, it, vi } from 'vitest'
import { klarglas } from '../config/klarglas'
import { remindOfOrders } from './remind-of-orders'
import { fakeDevice } from './service-worker/testing/fake-device'

afterEach(() => vi.unstubAllGlobals())

/** What the page leaves for the worker while an order waits without a network. */
async function reminderOf(messages: Record<string, string>, online: boolean): Promise<unknown> {
  const { caches } = fakeDevice(() => undefined)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('Notification', { permission: 'granted' })
  const storefront = {
    i18n: createI18n({ storeView: klarglas.storeView, messages }),
    config: klarglas,
    ui: { online },
    shopper: { queue: { onHold: [{ scope: 'orders' }] } },
    report: (error: unknown) => {
      throw error
    },
  } as unknown as Storefront
  const tags: string[] = []
  const registration = { sync: { register: async (tag: string) => void tags.push(tag) } }
  remindOfOrders(storefront, registration as unknown as ServiceWorkerRegistration)
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  const left = await caches.match('/order-reminder', { cacheName: 'order-reminder' })
  return left && [await left.json(), tags]
}

it('leaves the texts of a waiting order for the worker [R8.07]', async () => {
  expect(await reminderOf(english, false)).toEqual([
    {
      title: 'Order waiting!',
      body: 'Click here to confirm the order that you made offline.',
      url: '/sv?order=offline',
    },
    ['orderSync'],
  ])
  expect(await reminderOf(swedish, false)).toMatchObject([
    { title: 'Beställning väntar', body: 'Du gjorde den utan nät. Granska och skicka.' },
    ['orderSync'],
  ])
})

it('leaves nothing while the network is there: the page asks by itself', async () => {
  expect(await reminderOf(english, true)).toBeUndefined()
})
