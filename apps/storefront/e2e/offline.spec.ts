import type { Page } from '@playwright/test'
import type { FromWorker } from '../src/service-worker/messages'
import { expectAccessible } from './fixtures'
import { expect, test } from './offline-fixtures'
import { buildOf, lookForUpdate, updatePrompt as prompt } from './support/builds'
import { cards, openCategoryFromMenu } from './support/category'
import { isKept } from './support/device'
import { cartLine, openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, buyForm, unden } from './support/product'
import { SHOP_IS_GONE } from './support/server-process'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

const notice = (page: Page) => page.getByText('Du är offline.')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The build of the worker that takes charge next, as the page hears it. */
async function listenForTakeover(page: Page) {
  return page.evaluateHandle(() => ({
    build: new Promise<string>((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'activated') resolve(data.build)
      })
    }),
  }))
}

test('visited pages open and the cart changes while the server is stopped and after the browser was closed', async ({
  device,
  shop,
}) => {
  let page = await device.openTab()
  await open(page, shop.at('/sv'))
  await isKept(page, shop.at('/sv'))
  await openCategoryFromMenu(page, 'Duschdörrar')
  const listed = await cards(page).count()
  await page.getByRole('main').getByRole('link', { name: unden.name }).first().click()
  await expect(heading(page, unden.name)).toBeVisible()
  await addToCart(page)
  await device.turnOff()
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

test('a page that was never opened says so without a network, and is there when the server is back [R8.06] [R8.11] [R2.40]', async ({
  device,
  shop,
}) => {
  const page = await device.openTab()
  await open(page, shop.at('/sv'))
  await isKept(page, shop.at('/sv'))
  await shop.stop()

  for (const address of ['/sv/p/KG-2701/hallpaket', '/sv/bastudorrar/bastudorr-torne']) {
    await open(page, shop.at(address))
    await expect(page.getByText('Sidan finns inte på den här enheten.')).toBeVisible()
    await expect(page).toHaveURL(shop.at('/sv'))
  }
  await expect(notice(page)).toBeVisible()
  await openCategoryFromMenu(page, 'Speglar')
  await expect(page.getByText('Den här kategorin är inte hämtad ännu.').first()).toBeVisible()
  await expectAccessible(page)
  // Back to a page as the server sent it.
  await page.getByRole('link', { name: 'Klarglas' }).first().click()
  await expect(cards(page).first()).toBeVisible()
  // What is nobody's page to keep is put together on the device.
  await open(page, shop.at('/sv/checkout'))
  await expect(page.getByRole('heading', { name: 'Här finns inget att beställa' })).toBeVisible()
  await expect(notice(page)).toBeVisible()

  await shop.start()
  await open(page, shop.at('/sv/p/KG-2701/hallpaket'))
  await expect(buyForm(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('a shop that stops under an open page is noticed, and so is its return', async ({ device, shop }) => {
  const page = await device.openTab()
  await open(page, shop.at('/sv'))
  await isKept(page, shop.at('/sv'))
  await shop.stop()
  await openCategoryFromMenu(page, 'Speglar')
  await expect(page.getByText('Den här kategorin är inte hämtad ännu.').first()).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await shop.start()
  await expect(notice(page)).toBeHidden({ timeout: 15_000 })
})

test('a newer build is offered quietly and taken when the shopper says so, but not while another tab is in checkout', async ({
  device,
  shop,
  next,
}) => {
  const page = await device.openTab()
  await open(page, shop.at(unden.address))
  await addToCart(page)
  await isKept(page, shop.at(unden.address))
  const ordering = await device.openTab()
  await open(ordering, shop.at('/sv/checkout'))
  await expect(heading(ordering, 'Kassa')).toBeVisible()
  await shop.stop()
  await shop.start(next.main)

  await lookForUpdate(page)
  await expect(prompt(page)).toBeVisible()
  await expect(prompt(ordering)).toBeHidden()
  await expectAccessible(page)
  const before = await buildOf(page)
  await page.getByRole('button', { name: 'Ladda om' }).click()
  await expect(page.getByText('En beställning pågår i en annan flik.')).toBeVisible()
  expect(await buildOf(page)).toBe(before)

  await ordering.close()
  await page.getByRole('button', { name: 'Ladda om' }).click()
  await expect.poll(() => buildOf(page).catch(() => before)).toBe(next.version)
  await expect(prompt(page)).toBeHidden()
})

test('a full page load takes the newer build; a tab of the one before has its chunks still, and follows with its next page', async ({
  device,
  shop,
  next,
}) => {
  const page = await device.openTab()
  await open(page, shop.at('/sv'))
  await isKept(page, shop.at('/sv'))
  await shop.stop()
  await shop.start(next.main)
  const takeover = await listenForTakeover(page)
  const another = await device.openTab()
  await open(another, shop.at('/sv/speglar'))
  expect(await buildOf(another)).toBe(next.version)
  expect(await takeover.evaluate(({ build }) => build)).toBe(next.version)

  // Neither the server nor the browser has them any more.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
  await expect(page.getByRole('dialog', { name: 'Sök' })).toBeVisible()
  await page.keyboard.press('Escape')
  await openCategoryFromMenu(page, 'Duschdörrar')
  await expect.poll(() => buildOf(page).catch(() => '')).toBe(next.version)
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page whose code is gone with its build is asked for as a whole', async ({ page, shop, next, watch }) => {
    watch.expectConsole(SHOP_IS_GONE)
    watch.expectConsole(/status of 404|Failed to fetch dynamically imported module/)
    await open(page, shop.at('/sv'))
    await shop.stop()
    await shop.start(next.main)
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
    await page.getByRole('main').getByRole('link', { name: 'Duschdörrar' }).first().click()
    await expect(heading(page, 'Duschdörrar')).toBeVisible()
    expect(await buildOf(page)).toBe(next.version)
  })
})
