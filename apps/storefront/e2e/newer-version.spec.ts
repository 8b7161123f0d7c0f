import type { Page } from '@playwright/test'
import { expect, test } from './offline-fixtures'
import { buildVersionOf, checkForUpdate, updatePrompt, waitForDownloadedUpdate } from './support/builds'
import { fillPayment, fillPersonal, fillShipping, goToCheckout, placeOrder } from './support/checkout'
import { waitUntilCached } from './support/device'
import { openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, unden } from './support/product'
import type { Shop } from './support/shop'
import { countOrders, storedOrder } from './support/stored-order'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

/** Caches the shop on the device and fills the first step of the checkout. */
async function beginCheckout(page: Page, shop: Shop): Promise<void> {
  await open(page, shop.at(unden.address))
  await addToCart(page)
  await waitUntilCached(page, shop.at(unden.address))
  await openMicrocart(page)
  await goToCheckout(page)
  await fillPersonal(page)
}

test('a newer version does not interrupt a checkout; the next page load uses it', async ({ device, shop, next }) => {
  const page = await device.openTab()
  await beginCheckout(page, shop)
  const before = await buildVersionOf(page)
  await shop.stop()
  await shop.start(next.main)
  await checkForUpdate(page)
  await waitForDownloadedUpdate(page)

  await fillShipping(page)
  await fillPayment(page)
  await expect(updatePrompt(page)).toBeHidden()
  const number = await placeOrder(page)
  expect(await buildVersionOf(page)).toBe(before)
  expect(storedOrder(number, shop.dataFolder)?.lines).toHaveLength(1)

  // On a busy machine the server can take longer than the worker waits for a page: then it gives the old one.
  await expect
    .poll(() =>
      open(page, shop.at('/sv')).then(
        () => buildVersionOf(page),
        () => before,
      ),
    )
    .toBe(next.version)
  expect(countOrders(shop.dataFolder)).toBe(1)
})

test('a checkout that is reloaded into a newer version continues at its step', async ({ device, shop, next }) => {
  const page = await device.openTab()
  await beginCheckout(page, shop)
  await fillShipping(page)
  await shop.stop()
  await shop.start(next.main, '/sv/checkout')
  await page.reload()
  await expect.poll(() => buildVersionOf(page).catch(() => '')).toBe(next.version)
  await expect(page.getByRole('heading', { level: 2, name: 'Hur vill du betala?' })).toBeVisible()
  await fillPayment(page)
  await placeOrder(page)
  expect(countOrders(shop.dataFolder)).toBe(1)
})
