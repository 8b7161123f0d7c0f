import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, test } from './offline-fixtures'
import { goToCheckout, orderIntoOutbox, orderSummary } from './support/checkout'
import { waitUntilCached } from './support/device'
import { tabTo } from './support/keyboard'
import { addCutDoorByKeyboard, goToCheckoutByKeyboard } from './support/keyboard-cart'
import { orderByKeyboard } from './support/keyboard-checkout'
import { cartLine, openMicrocart } from './support/microcart'
import { open } from './support/open'
import { unden } from './support/product'
import type { Shop } from './support/shop'
import { countOrders } from './support/stored-order'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

const question = (page: Page) => page.getByRole('dialog', { name: 'En beställning väntar' })
const outbox = (page: Page) => page.getByRole('dialog', { name: 'Utkorg' })

/** Orders a door cut to measure, without a pointer, after the shop was cached and the server stopped. */
async function orderWithoutNetwork(page: Page, shop: Shop): Promise<void> {
  await open(page, shop.at(unden.address))
  await waitUntilCached(page, shop.at(unden.address))
  await addCutDoorByKeyboard(page)
  await shop.stop()
  await goToCheckoutByKeyboard(page)
  await orderByKeyboard(page)
  await expect(page.getByText('Sparat på den här enheten, inte skickat. Inget är köpt ännu.')).toBeVisible()
}

test(
  'an offline order outlives the browser, and a yes places it once [R1.04 queued orders] [R4.38] [R8.07]',
  { tag: '@theme' },
  async ({ device, shop }) => {
    let page = await device.openTab()
    await orderWithoutNetwork(page, shop)
    await expectAccessible(page)
    await device.close()

    page = await device.openTab()
    await open(page, shop.at('/sv'))
    await tabTo(page, page.getByRole('button', { name: 'Visa utkorgen' }))
    await page.keyboard.press('Enter')
    await expect(outbox(page)).toContainText('Beställning, 1 vara')
    await tabTo(page, outbox(page).getByText('Visa varorna'))
    await page.keyboard.press('Enter')
    await expect(outbox(page)).toContainText('893 × 2 010 mm')
    await expect(outbox(page).getByRole('button', { name: 'Skicka' })).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await shop.start()
    await expect(question(page)).toBeVisible({ timeout: 15_000 })
    await expectAccessible(page)
    expect(countOrders(shop.dataFolder)).toBe(0)
    await tabTo(page, question(page).getByRole('button', { name: 'Skicka nu' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Visa utkorgen' })).toBeHidden()
    await expect.poll(() => countOrders(shop.dataFolder)).toBe(1)
    await page.reload()
    await expect(question(page)).toBeHidden()
    expect(countOrders(shop.dataFolder)).toBe(1)
  },
)

test('an offline order is sent by itself while its thank-you page is open [R4.38]', async ({ device, shop }) => {
  const page = await device.openTab()
  await orderWithoutNetwork(page, shop)
  await shop.start()
  await expect(page.getByText('Sparat på den här enheten, inte skickat. Inget är köpt ännu.')).toBeHidden({
    timeout: 15_000,
  })
  await expect(page.getByRole('main').locator('dt:text-is("Beställning") + dd')).toHaveText(/^\d{9}$/)
  expect(countOrders(shop.dataFolder)).toBe(1)
})

test('a waiting order can be changed, and another one discarded', { tag: '@theme' }, async ({ device, shop }) => {
  const page = await device.openTab()
  await orderWithoutNetwork(page, shop)
  await open(page, shop.at('/sv'))
  await page.getByRole('button', { name: 'Visa utkorgen' }).click()
  await outbox(page).getByRole('button', { name: 'Ändra: Beställning, 1 vara' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Vem beställer?' })).toBeVisible()
  await expect(orderSummary(page)).toContainText('893 × 2 010 mm')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Visa utkorgen' })).toBeHidden()
  await openMicrocart(page)
  await expect(cartLine(page, unden.name)).toContainText('893 × 2 010 mm')
  await goToCheckout(page)
  await orderIntoOutbox(page)

  await open(page, shop.at('/sv'))
  await page.getByRole('button', { name: 'Visa utkorgen' }).click()
  await outbox(page).getByRole('button', { name: 'Ta bort: Beställning, 1 vara' }).click()
  await page.getByRole('dialog', { name: 'Ta bort utan att skicka?' }).getByRole('button', { name: 'Ta bort' }).click()
  await expect(outbox(page)).toContainText('Allt är skickat.')
  await shop.start()
  await page.reload()
  await expect(question(page)).toBeHidden()
  expect(countOrders(shop.dataFolder)).toBe(0)
})

/** Runs in the service worker. */
async function seenByWorker() {
  const { clients, registration } = globalThis as unknown as WorkerGlobal
  const notifications = await registration.getNotifications()
  return {
    hasTexts: (await caches.match('/order-reminder')) !== undefined,
    openPages: (await clients.matchAll({ includeUncontrolled: true })).length,
    permission: Notification.permission,
    // Chromium wakes no worker of a device without a network.
    hasNetwork: navigator.onLine,
    notifications: notifications.map(({ title, body, data }) => ({ title, body, data: String(data) })),
  }
}

interface WorkerGlobal {
  readonly clients: { matchAll(options: object): Promise<readonly unknown[]> }
  readonly registration: ServiceWorkerRegistration
}

test('without an open page a notification announces the waiting order and leads to it [R8.07] @notifications', async ({
  device,
  shop,
}) => {
  const page = await device.openTab()
  await page.context().grantPermissions(['notifications', 'background-sync'], { origin: shop.at('') })
  await orderWithoutNetwork(page, shop)
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    )
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  const worker = page.context().serviceWorkers()[0]!
  // The page stores the texts of the notification after it has shown that the order waits.
  await expect.poll(() => worker.evaluate(seenByWorker)).toMatchObject({ hasTexts: true, openPages: 1 })
  await page.goto('about:blank')
  await expect
    .poll(() => worker.evaluate(seenByWorker))
    .toEqual({ hasTexts: true, openPages: 0, permission: 'granted', hasNetwork: true, notifications: [] })
  await shop.start()
  // A browser wakes the worker until it has answered. Chromium drops such a call while the machine has no network.
  const wakeWorker = () =>
    browser.send('ServiceWorker.dispatchSyncEvent', {
      origin: shop.at(''),
      registrationId,
      tag: 'orderSync',
      lastChance: false,
    })
  await expect
    .poll(
      async () => {
        await wakeWorker()
        return (await worker.evaluate(seenByWorker)).notifications
      },
      { intervals: [500, 1000, 2000, 5000], timeout: 60_000 },
    )
    .toEqual([
      { title: 'Beställning väntar', body: 'Du gjorde den utan nät. Granska och skicka.', data: '/sv?order=offline' },
    ])
  await open(page, shop.at('/sv?order=offline'))
  await expect(question(page)).toBeVisible({ timeout: 15_000 })
})
