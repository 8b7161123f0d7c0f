import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, waitForHydration } from './fixtures'
import { cards, openCategoryFromMenu } from './support/category'
import { holdRequests } from './support/hold-requests'
import { tabTo } from './support/keyboard'
import { cartLine, microcart, openMicrocart } from './support/microcart'
import { open } from './support/open'
import { entriesOnDevice } from './support/on-device'
import { addToCart, cartButton, unden } from './support/product'
import { isNarrow } from './support/width'
import { typeText } from './support/type'

const heading = { level: 1 } as const

test(
  'the search starts at three characters, and Escape returns the focus [R9.08 minimum term]',
  { tag: ['@both', '@theme'] },
  async ({ page }) => {
    await open(page, '/sv')
    const opener = page.getByRole('banner').getByRole('button', { name: /^Sök/ })
    await opener.click()
    const panel = page.getByRole('dialog', { name: 'Sök' })
    const field = panel.getByRole('searchbox')
    await expect(field).toBeFocused()
    await typeText(field, 'un')
    await expect(panel.getByRole('status')).toHaveText('Skriv minst tre bokstäver.')
    await typeText(field, 'unden')
    await expect(panel.getByRole('status')).toHaveText(/^\d+ varor för ”unden”$/)
    await expect(panel.getByRole('heading', { level: 3 }).first()).toContainText('Unden')
    await typeText(field, 'xyzxyzxyz')
    await expect(panel.getByRole('status')).toHaveText(/^Inga träffar på ”xyzxyzxyz”/)
    // Browsers empty a search field with the first Escape.
    await typeText(field, '')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test('the search lists successful terms until they are cleared, after a reload and in every tab', async ({
  page,
  context,
}) => {
  await open(page, '/sv')
  const opener = page.getByRole('banner').getByRole('button', { name: /^Sök/ })
  const panel = page.getByRole('dialog', { name: 'Sök' })
  const field = panel.getByRole('searchbox')
  const recent = panel.getByRole('list', { name: 'Senaste sökningar' })
  await opener.click()
  await expect(panel.getByRole('status')).toHaveText('Skriv minst tre bokstäver.')
  await expect(recent).toBeHidden()
  // A term is saved on following a result and on closing the panel; a term without results is not.
  await typeText(field, 'duschdörr u')
  const result = panel.getByRole('link', { name: unden.name, exact: true })
  await expect(result).toBeVisible()
  // A quick hand: the last letters are not searched for yet when the result is pressed.
  await field.pressSequentially('nden')
  await result.click()
  await expect(page.getByRole('heading', heading)).toHaveText(unden.name)
  for (const [term, said] of [
    ['spegel', /varor för ”spegel”$/],
    ['xyzxyzxyz', /^Inga träffar/],
  ] as const) {
    await opener.click()
    await typeText(field, term)
    await expect(panel.getByRole('status')).toHaveText(said)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }

  await expect.poll(() => entriesOnDevice(page, 'recent-searches')).toBe(2)
  await open(page, '/sv')
  await opener.click()
  await expect(recent.getByRole('button')).toHaveText(['spegel', 'duschdörr unden'])
  await expectAccessible(page)
  await tabTo(page, recent.getByRole('button', { name: 'duschdörr unden' }))
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('duschdörr unden')
  await expect(field).toBeFocused()
  await expect(result).toBeVisible()
  await expect(recent).toBeHidden()

  const other = await context.newPage()
  await open(other, '/sv')
  await other.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
  const recentThere = other.getByRole('list', { name: 'Senaste sökningar' })
  await expect(recentThere.getByRole('button')).toHaveCount(2)
  await typeText(field, '')
  await panel.getByRole('button', { name: 'Rensa' }).click()
  await expect(recent).toBeHidden()
  await expect(field).toBeFocused()
  await expect(recentThere).toBeHidden()
})

test('the search says that it is offline or that it failed, and Enter tries again', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource|A search could not be answered/)
  await open(page, '/sv')
  await page.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
  const panel = page.getByRole('dialog', { name: 'Sök' })
  const field = panel.getByRole('searchbox')
  const said = panel.getByRole('status')
  await typeText(field, 'unden')
  await expect(said).toHaveText(/för ”unden”$/)
  await context.setOffline(true)
  await typeText(field, 'spegel')
  await expect(said).toHaveText('Du är offline. Sök igen när du har nät.')
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(0)
  await typeText(field, 'unden')
  await expect(said).toHaveText(/för ”unden”$/)
  await context.setOffline(false)

  await page.route('**/api/catalog/**/product/**', (route) =>
    route.fulfill({ status: 500, json: { code: 500, result: 'down' } }),
  )
  await typeText(field, 'bastu')
  await expect(said).toHaveText('Sökningen gick inte igenom. Försök igen.')
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(0)
  await page.unroute('**/api/catalog/**/product/**')
  await field.press('Enter')
  await expect(said).toHaveText(/för ”bastu”$/)
})

// The test sets the width itself.
test(
  'the cart is 700 px wide from 1024 px, the whole width under it [R9.17 sidebar] [R9.17 breakpoint]',
  { tag: '@wide' },
  async ({ page }) => {
    await open(page, '/sv')
    await cartButton(page).click()
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await microcart(page).boundingBox())?.width).toBe(700)
    }
    for (const width of [1023, 390]) {
      await page.setViewportSize({ width, height: 900 })
      // A scroll bar may take some of the width.
      await expect.poll(async () => (await microcart(page).boundingBox())?.width).toBeGreaterThanOrEqual(width - 20)
    }
  },
)

test(
  'the link to the checkout stays under the finger when the host confirms the sums',
  { tag: '@theme' },
  async ({ page }) => {
    await open(page, unden.address)
    await addToCart(page)
    const cart = await openMicrocart(page)
    // A notification may have such a link too.
    const link = cart.getByRole('link', { name: 'Till kassan', exact: true }).first()
    const counted = cart.getByText('uträknat på den här enheten')
    const place = async () => (await link.boundingBox())?.y
    await expect(counted).toBeHidden()

    const confirm = await holdRequests(page, '**/api/cart/**')
    await cartLine(page, unden.name).getByRole('button', { name: 'Öka' }).click()
    await expect(counted).toBeVisible()
    const before = await place()
    confirm()
    await expect(counted).toBeHidden()
    expect(await place()).toBe(before)
  },
)

test('cart, search and menu cover the page with an overlay while they are open', { tag: '@both' }, async ({ page }) => {
  await open(page, '/sv')
  const openers = [cartButton(page), page.getByRole('banner').getByRole('button', { name: /^Sök/ })]
  if (isNarrow(page)) openers.push(page.getByRole('link', { name: 'Meny' }))
  for (const opener of openers) {
    await opener.click()
    await expect(page.locator('dialog:modal')).toBeVisible()
    expect(await isCovered(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    expect(await isCovered(page)).toBe(false)
    await expect(opener).toBeFocused()
  }
})

/** Whether a tap in the lower left corner would hit a panel or its overlay. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => document.elementFromPoint(5, innerHeight - 5)?.closest('dialog') != null)
}

test('Back closes a dialog that was opened before the device has answered', async ({ page }) => {
  await page.addInitScript(() => (indexedDB.databases = () => new Promise(() => undefined)))
  await open(page, unden.address)
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await page.getByRole('link', { name: 'Förstora bild 1' }).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect.poll(entries).toBe(before + 1)
  await page.goBack()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(page).toHaveURL(unden.address)
})

test('Back closes the open panel or dialog and leaves the page as it is', { tag: '@narrow' }, async ({ page }) => {
  await open(page, '/sv')
  await openCategoryFromMenu(page, 'Speglar')
  const title = page.getByRole('heading', { ...heading, name: 'Speglar' })
  const layer = page.locator('dialog:modal')
  const banner = page.getByRole('banner')
  for (const opener of [cartButton(page), banner.getByRole('button', { name: /^Sök/ })]) {
    await opener.click()
    await expect(layer).toBeVisible()
    await page.goBack()
    await expect(layer).toHaveCount(0)
    await expect(title).toBeVisible()
    await expect(opener).toBeFocused()
  }
  // Forward and a reload open the panel again; its button takes the entry back.
  await page.goForward()
  await expect(layer).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(layer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/sv$/)
})

test('the search keeps its term over a reload', async ({ page }) => {
  await open(page, '/sv')
  await page.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
  const panel = page.getByRole('dialog', { name: 'Sök' })
  await typeText(panel.getByRole('searchbox'), 'spegel')
  await expect(panel.getByRole('status')).toHaveText(/för ”spegel”$/)
  await page.reload()
  await expect(panel.getByRole('searchbox')).toHaveValue('spegel')
  await expect(panel.getByRole('status')).toHaveText(/för ”spegel”$/)
})

test('a found product closes the search, and Back opens it again with its term', async ({ page }) => {
  await open(page, '/sv')
  await page.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
  const panel = page.getByRole('dialog', { name: 'Sök' })
  await typeText(panel.getByRole('searchbox'), 'duschdörr unden')
  await panel.getByRole('link', { name: unden.name, exact: true }).click()
  await expect(page.getByRole('heading', heading)).toHaveText(unden.name)
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(panel.getByRole('searchbox')).toHaveValue('duschdörr unden')
  await expect(panel.getByRole('link', { name: unden.name, exact: true })).toBeVisible()
  await typeText(panel.getByRole('searchbox'), 'spegel 80')
  await panel.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/sv\/sok\?q=spegel%2080$/)
  await expect(page.getByRole('heading', heading)).toHaveText('Sökning: ”spegel 80”')
  const found = cards(page)
  await expect(found.first()).toBeVisible()
  const names = await found.allInnerTexts()
  expect(names.filter((name) => !/spegel/i.test(name))).toEqual([])
  await expectAccessible(page)
  await found.first().getByRole('link').click()
  await expect(page.getByRole('heading', heading)).toHaveText(names[0]!)
  await page.goBack()
  await expect(found).toHaveText(names)
  await page.goBack()
  await expect(panel.getByRole('searchbox')).toHaveValue('spegel 80')
  await panel.getByRole('link', { name: 'Speglar', exact: true }).click()
  await expect(page.getByRole('heading', heading)).toHaveText('Speglar')
  await page.goBack()
  await expect(panel.getByRole('searchbox')).toHaveValue('spegel 80')
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/sv$/)
})
