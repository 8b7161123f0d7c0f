// @vitest-environment happy-dom
import { createI18n } from '@vitrin/i18n'
import { messages as english } from '@vitrin/i18n/messages/en'
import { messages as swedish } from '@vitrin/i18n/messages/sv'
import type { Storefront } from '@vitrin/storefront'
import { afterEach, expect, it, vi } from 'vitest'
import { klarglas } from '../config/klarglas'
import { remindOfOrders } from './remind-of-orders'
import { fakeDevice } from './service-worker/testing/fake-device'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the page leaves for the worker while an order waits, and under which tags it asked to be woken. */
async function remind({ messages = swedish, online = false, permission = 'granted' }) {
  const { caches } = fakeDevice(() => undefined)
  const notification = { permission }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('Notification', notification)
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
  await settled()
  const left = await caches.match('/order-reminder', { cacheName: 'order-reminder' })
  const texts: unknown = await left?.json()
  return { texts, tags, notification }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

async function hidePage(): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

it('leaves the texts of a waiting order for the worker [R8.07]', async () => {
  expect(await remind({ messages: english })).toMatchObject({
    texts: {
      title: 'Order waiting!',
      body: 'Click here to confirm the order that you made offline.',
      url: '/sv?order=offline',
    },
    tags: ['orderSync'],
  })
  expect(await remind({ messages: swedish })).toMatchObject({
    texts: { title: 'Beställning väntar', body: 'Du gjorde den utan nät. Granska och skicka.' },
    tags: ['orderSync'],
  })
})

it('leaves nothing while the network is there: the page asks by itself', async () => {
  expect(await remind({ online: true })).toMatchObject({ texts: undefined, tags: [] })
})

it('asks the worker again when the page is hidden, also if the shopper allowed it after the order', async () => {
  const { texts, tags, notification } = await remind({ permission: 'default' })
  expect(texts).toMatchObject({ title: 'Beställning väntar' })
  await hidePage()
  expect(tags).toEqual([])
  notification.permission = 'granted'
  await hidePage()
  expect(tags).toEqual(['orderSync'])
})
