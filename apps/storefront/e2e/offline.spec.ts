import type { Page } from '@playwright/test'
import type { FromWorker } from '../src/service-worker/messages'
import { expectAccessible } from './fixtures'
import { expect, test } from './offline-fixtures'
import { buildVersionOf, checkForUpdate, updatePrompt as prompt } from './support/builds'
import { cards, openCategoryFromMenu } from './support/category'
import { waitUntilCached } from './support/device'
import { cartLine, openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, buyForm, unden } from './support/product'
import { CONNECTION_ERRORS } from './support/server-process'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

const notice = (page: Page) => page.getByText(/^(Du är offline|Butiken svarar inte just nu)\./)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Resolves with the build of the next service worker that takes over, from its message to the page. */
async function listenForTakeover(page: Page) {
  return page.evaluateHandle(() => ({
    build: new Promise<string>((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'activated') resolve(data.build)
      })
    }),
  }))
}

test('visited pages and the cart work offline, also after the browser was closed [R1.04 visited pages]', async ({
  device,
  shop,
}) => {
  let page = await device.openTab()
  await open(page, shop.at('/sv'))
  await waitUntilCached(page, shop.at('/sv'))
  await openCategoryFromMenu(page, 'Duschdörrar')
  const listed = await cards(page).count()
  await page.getByRole('main').getByRole('link', { name: unden.name }).first().click()
  await expect(heading(page, unden.name)).toBeVisible()
  await addToCart(page)
  await device.close()
  await shop.stop()

  page = await device.openTab()
  await open(page, shop.at('/sv'))
  await expect(heading(page, 'Glas efter dina mått')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await expectAccessible(page)

  await open(page, shop.at('/sv/duschdorrar'))
  await expect(cards(page)).toHaveCount(listed)
  await expect(notice(page)).toBeVisible()
  await expectAccessible(page)

  await open(page, shop.at(unden.address))
  await addToCart(page, { inCart: 2 })
  await expectAccessible(page)
  await page.reload()
  await openMicrocart(page)
  await expect(cartLine(page, unden.name)).toBeVisible()
})

test('an unvisited page says so offline and opens when the server is back [R8.06] [R8.11] [R2.40]', async ({
  device,
  shop,
}) => {
  const page = await device.openTab()
  await open(page, shop.at('/sv'))
  await waitUntilCached(page, shop.at('/sv'))
  await shop.stop()

  for (const address of ['/sv/p/KG-2701/hallpaket', '/sv/bastudorrar/bastudorr-torne']) {
    await open(page, shop.at(address))
    await expect(page.getByText('Sidan är inte sparad på den här enheten.')).toBeVisible()
    await expect(page).toHaveURL(shop.at('/sv'))
  }
  await expect(notice(page)).toBeVisible()
  await openCategoryFromMenu(page, 'Speglar')
  await expect(page.getByText('Den här kategorin är inte hämtad ännu.').first()).toBeVisible()
  await expectAccessible(page)
  // Home is cached as the server sent it.
  await page.getByRole('link', { name: 'Klarglas' }).first().click()
  await expect(cards(page).first()).toBeVisible()
  // The checkout is not cached as a page: the browser renders it.
  await open(page, shop.at('/sv/checkout'))
  await expect(page.getByRole('heading', { name: 'Här finns inget att beställa' })).toBeVisible()
  await expect(notice(page)).toBeVisible()

  await shop.start()
  await open(page, shop.at('/sv/p/KG-2701/hallpaket'))
  await expect(buyForm(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('an open page notices that the shop stops and that it returns, and shows what was missing', async ({
  device,
  shop,
}) => {
  const page = await device.openTab()
  await open(page, shop.at('/sv'))
  await waitUntilCached(page, shop.at('/sv'))
  await shop.stop()
  await openCategoryFromMenu(page, 'Speglar')
  await expect(page.getByText('Den här kategorin är inte hämtad ännu.').first()).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await shop.start()
  await expect(notice(page)).toBeHidden({ timeout: 15_000 })
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('Den här kategorin är inte hämtad ännu.')).toHaveCount(0)
})

test('a newer build loads when the shopper asks, but not while another tab is in checkout', async ({
  device,
  shop,
  next,
}) => {
  const page = await device.openTab()
  await open(page, shop.at(unden.address))
  await addToCart(page)
  await waitUntilCached(page, shop.at(unden.address))
  const ordering = await device.openTab()
  await open(ordering, shop.at('/sv/checkout'))
  await expect(heading(ordering, 'Kassa')).toBeVisible()
  await shop.stop()
  await shop.start(next.main, unden.address)

  await checkForUpdate(page)
  await expect(prompt(page)).toBeVisible()
  await expect(prompt(ordering)).toBeHidden()
  await expectAccessible(page)
  const before = await buildVersionOf(page)
  await page.getByRole('button', { name: 'Ladda om' }).click()
  await expect(page.getByText('En beställning pågår i en annan flik.')).toBeVisible()
  expect(await buildVersionOf(page)).toBe(before)

  await ordering.close()
  // A busy browser frees the lock of a closed tab only after a moment.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held!.map(({ name }) => name)))
    .not.toContain('vitrin-checkout')
  await page.getByRole('button', { name: 'Ladda om' }).click()
  await expect.poll(() => buildVersionOf(page).catch(() => before)).toBe(next.version)
  await expect(prompt(page)).toBeHidden()
})

test('a page load takes the newer build; an older tab keeps its scripts until its next page', async ({
  device,
  shop,
  next,
}) => {
  const page = await device.openTab()
  await open(page, shop.at('/sv'))
  await waitUntilCached(page, shop.at('/sv'))
  await shop.stop()
  await shop.start(next.main, '/sv/speglar')
  const takeover = await listenForTakeover(page)
  const another = await device.openTab()
  await open(another, shop.at('/sv/speglar'))
  expect(await buildVersionOf(another)).toBe(next.version)
  expect(await takeover.evaluate(({ build }) => build)).toBe(next.version)

  // Now neither the server nor the HTTP cache has the old scripts.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
  await expect(page.getByRole('dialog', { name: 'Sök' })).toBeVisible()
  await page.keyboard.press('Escape')
  await openCategoryFromMenu(page, 'Duschdörrar')
  await expect.poll(() => buildVersionOf(page).catch(() => '')).toBe(next.version)
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page whose scripts no longer exist is loaded as a document', async ({ page, shop, next, watch }) => {
    watch.expectConsole(CONNECTION_ERRORS)
    watch.expectConsole(/status of 404|Failed to fetch dynamically imported module|Unable to preload CSS/)
    await open(page, shop.at('/sv'))
    await shop.stop()
    await shop.start(next.main)
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
    await page.getByRole('main').getByRole('link', { name: 'Duschdörrar' }).first().click()
    await expect(heading(page, 'Duschdörrar')).toBeVisible()
    expect(await buildVersionOf(page)).toBe(next.version)
  })
})
