import type { Driver } from '@vitrin/hands'
import { RemoteDriver } from '@vitrin/hands/engines'
import { expect, test } from './offline-fixtures'
import { ENGINE_SIZE, engines, isInstalled } from './support/engines'
import { shopWith } from './support/hands'
import { CONNECTION_ERRORS } from './support/server-process'
import { unden } from './support/product'
import type { Shop } from './support/shop'
import { countOrders, storedOrder, type StoredOrder } from './support/stored-order'

test.use({ serviceWorkers: 'allow' })

const ordered = [{ sku: unden.ownSku, qty: 1 }]

/**
 * Opens, filters, cuts to measure, adds, loses the network and orders. Gives the lines of the order that arrived when
 * the network was back.
 */
async function buy(driver: Driver, shop: Shop): Promise<StoredOrder['lines'] | undefined> {
  const { listing, productPage, header, cartPanel, checkout, confirmation } = shopWith(driver)
  await listing.open(shop.at('/sv/duschdorrar'))
  await listing.openFilters()
  await listing.filter('Krom').check()
  await driver.waitUntil('the filter is in the address', async () => (await driver.address()).includes('?'))

  await productPage.open(shop.at(unden.address))
  await productPage.choice('Krom').check()
  await productPage.typeMeasures({ width: 893, height: 2010 })
  await driver.waitUntil('the price is that of the measures', async () =>
    /6\s019/.test((await productPage.price()) ?? ''),
  )
  await productPage.addToCart()
  await header.waitForCartCount(1)
  await cartPanel.open()
  await cartPanel.goToCheckout()
  await checkout.typePerson({ firstName: 'Sara', lastName: 'Berg', email: 'sara.berg@example.se' })
  await checkout.leavePersonal()
  await checkout.typeAddress({ street: 'Storgatan 1', zip: '111 22', city: 'Stockholm', phone: '070-174 06 05' })
  await checkout.leaveShipping()
  await checkout.leavePayment()

  await shop.stop()
  await checkout.acceptAndPlace()
  await confirmation.savedHeading.waitUntilVisible()
  await shop.start()
  await driver.waitUntil('the order has arrived', async () => countOrders(shop.dataFolder) === 1)
  return storedOrder('000000001', shop.dataFolder)?.lines
}

test('a shopper orders without a network in Chromium', async ({ hands, shop, watch }) => {
  watch.expectConsole(CONNECTION_ERRORS)
  expect(await buy(hands.driver, shop)).toMatchObject(ordered)
})

for (const engine of engines.filter(isInstalled))
  test(`a shopper orders without a network in ${engine.name}`, async ({ shop }) => {
    const browser = await engine.open()
    try {
      expect(await buy(new RemoteDriver(browser, ENGINE_SIZE), shop)).toMatchObject(ordered)
    } finally {
      await browser.close()
    }
  })

// The list of tests is made once by the main process.
for (const { name, packages } of engines.filter((engine) => !isInstalled(engine)))
  if (process.env['TEST_WORKER_INDEX'] === undefined)
    console.log(
      `The journey in ${name} is left out: this machine has no ${packages} (Debian: apt install ${packages}).`,
    )
