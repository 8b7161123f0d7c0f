import { cutFaults, readPageLayout, widthFaults } from '@vitrin/hands/crawler'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { open } from './support/open'
import { Shop } from './support/shop'

/** Each store view, with the names of two dialogs. */
const VIEWS = [
  ['sv', 'Storleksguide', 'Språk'],
  ['en', 'Size guide', 'Language'],
  ['et', 'Mõõtmisjuhend', 'Keel'],
  ['ru', 'Как снять размеры', 'Язык'],
  ['fi', 'Mittausopas', 'Kieli'],
  ['it', 'Guida alle misure', 'Lingua'],
] as const
const NARROWEST = { width: 320, height: 640 }

const shop = new Shop({ STORE_VIEWS: VIEWS.map(([code]) => code).join() })
// The languages share a shop.
test.describe.configure({ mode: 'default' })
test.use({ viewport: NARROWEST, contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(() => shop.start())
test.afterAll(() => shop.remove())

async function expectGoodScreen(page: Page, within: string): Promise<void> {
  const layout = await page.evaluate(readPageLayout, NARROWEST.width)
  expect({ url: page.url(), faults: [...widthFaults(layout), ...cutFaults(layout)] }).toEqual({
    url: page.url(),
    faults: [],
  })
  // Colours are the same in each language, and take most of the time.
  await expectAccessible(page, { withoutRules: ['color-contrast'], within })
}

for (const [code, sizeGuide, languages] of VIEWS) {
  test(`the newest screens in ${code} are accessible and fit into 320 px`, async ({ page }) => {
    // Header, notice and footer are those of the first page.
    for (const [path, within] of [
      ['foretag', 'html'],
      ['bestsellers', 'main'],
      ['portfolio', 'main'],
      ['sok?q=spegel', 'main'],
    ] as const) {
      await open(page, shop.at(`/${code}/${path}`))
      await expectGoodScreen(page, within)
    }
    await open(page, shop.at(`/${code}/duschdorrar/duschdorr-unden`))
    await page.getByRole('button', { name: sizeGuide }).click()
    await expect(page.getByRole('dialog', { name: sizeGuide })).toBeVisible()
    await expectGoodScreen(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: new RegExp(`^${languages}:`) }).click()
    await expect(page.getByRole('dialog', { name: languages })).toBeVisible()
    await expectGoodScreen(page, 'dialog[open]')
  })
}
