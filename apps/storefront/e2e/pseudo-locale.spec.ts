import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { BuildCopy } from './support/next-build'
import { open } from './support/open'
import { wordsOutsideBrackets, pseudoLocaleBuild, catalogueWords } from './support/pseudo-locale'
import { Shop } from './support/shop'

/** The shop's name (once without the l, which is drawn separately), and countries as the browser names them. */
const NAMES = new Set(['klarglas', 'kargas', ...countries()])

function countries(): readonly string[] {
  const named = new Intl.DisplayNames('sv', { type: 'region' })
  return ['SE', 'DK', 'EE', 'FI', 'LV', 'LT', 'NL', 'NO', 'PL', 'DE', 'ES'].map((code) =>
    (named.of(code) ?? code).toLowerCase(),
  )
}

let build: BuildCopy
let shop: Shop
let catalogue: ReadonlySet<string>

// The tests share a copy of the build and a shop.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  build = pseudoLocaleBuild()
  shop = new Shop()
  await shop.start(build.main)
  catalogue = catalogueWords(shop.dataFolder)
})

test.afterAll(async () => {
  await shop.remove()
  build.remove()
})

/** Dates are shown with the month's name, which the platform knows in each language. */
const MONTHS = new Set(
  Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleDateString('sv', { month: 'long' })),
)

async function untranslated(page: Page): Promise<readonly string[]> {
  return [...new Set(await wordsOutsideBrackets(page))].filter(
    (word) => !catalogue.has(word) && !NAMES.has(word) && !MONTHS.has(word),
  )
}

for (const address of [
  '/sv',
  '/sv/duschdorrar',
  '/sv/duschdorrar/duschdorr-unden',
  '/sv/i/kopvillkor',
  '/sv/bestsellers',
  '/sv/standardmatt',
  '/sv/specialmatt',
  '/sv/wishlist',
  '/sv/compare',
  '/sv/checkout',
  '/sv/create-password',
  '/sv/my-account',
  '/sv/payment',
  '/sv/order-success',
  '/sv/retur/angra',
]) {
  test(`every word on ${address} is a message or data`, { tag: '@wide' }, async ({ page }) => {
    await open(page, shop.at(address))
    expect(await untranslated(page)).toEqual([])
  })
}

test('every word on page-not-found is a message or data', { tag: '@wide' }, async ({ page, watch }) => {
  watch.expectConsole(/status of 404/)
  await open(page, shop.at('/sv/finns/inte'))
  expect((await untranslated(page)).filter((word) => !['finns', 'inte'].includes(word))).toEqual([])
})

test('every word from the cart to the review is a message or data', { tag: '@wide' }, async ({ page }) => {
  await open(page, shop.at('/sv/p/KG-2001/glasskrapa-vik'))
  await page.locator('main form button[type=submit]').first().click()
  await expect(page.locator('.toasts')).toContainText('⟦')
  await page.getByRole('banner').locator('[data-opens=microcart]').click()
  await expect(page.locator('dialog[open] h2').first()).toBeVisible()
  expect(await untranslated(page)).toEqual([])
  await open(page, shop.at('/sv/checkout'))
  await expect(page.locator('form input').first()).toBeVisible()
  await page.locator('main form button[type=submit]').first().click()
  await expect(page.locator('main .error').first()).toBeVisible()
  expect(await untranslated(page)).toEqual([])
})
