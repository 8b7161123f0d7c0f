import { expect, test as base } from './offline-fixtures'
import { waitUntilCached } from './support/device'
import { open } from './support/open'
import { Shop } from './support/shop'

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on it
  shop: async ({}, use) => {
    const shop = new Shop({ STORE_VIEWS: 'sv,fi' })
    await shop.start()
    await use(shop)
    await shop.remove()
  },
})

test.use({ serviceWorkers: 'allow' })

test('a store view that the shopper has visited opens in its language without a network', async ({ device, shop }) => {
  const page = await device.openTab()
  await open(page, shop.at('/fi'))
  await waitUntilCached(page, shop.at('/fi/app-shell.html'))
  await shop.stop()

  await open(page, shop.at('/fi/wishlist'))
  await expect(page.getByRole('heading', { level: 1, name: 'Toivelista' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI')
})
