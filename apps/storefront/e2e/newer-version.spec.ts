import type { Page } from '@playwright/test'
import { expect, test } from './offline-fixtures'
import { buildOf, lookForUpdate, updatePrompt, updateWaits } from './support/builds'
import { fillPayment, fillPersonal, fillShipping, goToCheckout, placeOrder } from './support/checkout'
import { isKept } from './support/device'
import { openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, unden } from './support/product'
import type { Shop } from './support/shop'
import { countOrders, storedOrder } from './support/stored-order'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

/** With the shop on the device and the first step done. */
async function beginCheckout(page: Page, shop: Shop): Promise<void> {
  await open(page, shop.at(unden.address))
  await addToCart(page)
  await isKept(page, shop.at(unden.address))
  await openMicrocart(page)
  await goToCheckout(page)
  await fillPersonal(page)
}

test('a newer version in the middle of a checkout disturbs nobody: the order is made, and the next page is of the new one', async ({
  device,
  shop,
  next,
}) => {
  const page = await device.openTab()
  await beginCheckout(page, shop)
  const before = await buildOf(page)
  await shop.stop()
  await shop.start(next.main)
  await lookForUpdate(page)
  await updateWaits(page)

  await fillShipping(page)
  await fillPayment(page)
  await expect(updatePrompt(page)).toBeHidden()
  const number = await placeOrder(page)
  expect(await buildOf(page)).toBe(before)
  expect(storedOrder(number, shop.dataFolder)?.lines).toHaveLength(1)

  await open(page, shop.at('/sv'))
  await expect.poll(() => buildOf(page).catch(() => before)).toBe(next.version)
  expect(countOrders(shop.dataFolder)).toBe(1)
})

test('a checkout that is reloaded into a newer version goes on where it was', async ({ device, shop, next }) => {
  const page = await device.openTab()
  await beginCheckout(page, shop)
  await fillShipping(page)
  await shop.stop()
  await shop.start(next.main)
  await page.reload()
  await expect.poll(() => buildOf(page).catch(() => '')).toBe(next.version)
  await expect(page.getByRole('heading', { level: 2, name: 'Hur vill du betala?' })).toBeVisible()
  await fillPayment(page)
  await placeOrder(page)
  expect(countOrders(shop.dataFolder)).toBe(1)
})
