import type { Page } from '@playwright/test'
import { expect, expectAccessible, test as base } from './fixtures'
import { createAccount, signIn } from './support/account'
import {
  fillPayment,
  fillPersonal,
  fillShipping,
  goToCheckout,
  orderAsGuest,
  placeOrder,
  sara,
} from './support/checkout'
import { openMicrocart } from './support/microcart'
import { kr, sumOf } from './support/money'
import { open } from './support/open'
import { OriginalHost } from './support/original-host'
import { addToCart, cartButton } from './support/product'
import { CONNECTION_ERRORS, ServerProcess } from './support/server-process'
import { storedOrder } from './support/stored-order'

const SQUEEGEE = '/sv/p/KG-2001/glasskrapa-vik'

/** Our shop at a host that behaves like vue-storefront-api. */
const test = base.extend<{ host: OriginalHost; shop: string }>({
  host: async ({ baseURL }, use) => {
    const host = new OriginalHost(baseURL ?? '')
    await use(host)
    await host.close()
  },
  shop: async ({ host, watch }, use) => {
    // Pictures, prices and stock of a request that the journey's end cuts off.
    watch.expectConsole(CONNECTION_ERRORS)
    const shop = new ServerProcess({ API_URL: await host.open(), API_ADDITIONS: 'off', TOKEN_IN_HEADER: 'off' })
    await use(await shop.addressOnceDrawn(SQUEEGEE))
    await shop.stop('SIGTERM')
  },
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const outbox = (page: Page) => page.getByRole('dialog', { name: 'Utkorg' })

async function fillCheckout(page: Page, shop: string): Promise<void> {
  await open(page, shop + SQUEEGEE)
  await addToCart(page)
  await openMicrocart(page)
  await goToCheckout(page)
  await fillPersonal(page)
  await fillShipping(page)
  await fillPayment(page)
}

test('a guest buys at a host like the original: one order, and a plain way to withdraw', async ({
  page,
  host,
  shop,
  watch,
}) => {
  // The browser logs what the host does not have, and the guest's cart that ended with the order.
  watch.expectConsole(/status of 404/)
  await open(page, shop + SQUEEGEE)
  await addToCart(page)
  await openMicrocart(page)
  await goToCheckout(page)
  await orderAsGuest(page)
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg')
  // The thanks are shown while the page with their address opens.
  await expect(page).toHaveURL(/\/order-confirmation\//)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: `Tack, ${sara.firstName}` })).toBeVisible()
  expect(host.orders).toEqual([expect.objectContaining({ user_id: '', store_code: 'sv' })])

  await open(page, `${shop}/sv/retur/angra`)
  await expect(page.getByRole('main')).toContainText('Mejla hej@klarglas.example eller ring 08-465 004 21')
  await expect(page.getByRole('main').getByRole('form')).toHaveCount(0)
  // Another cart begins after the ordered one.
  await open(page, shop + SQUEEGEE)
  await addToCart(page)
  await expect(sumOf(await openMicrocart(page), 'Totalt')).toHaveText(kr(25_000))
})

test('a customer’s cart joins the guest’s, and the coupon of the cart is charged', async ({
  page,
  host,
  shop,
  watch,
}) => {
  watch.expectConsole(/status of 404/)
  const account = await createAccount(page)
  await open(page, shop + SQUEEGEE)
  await addToCart(page)
  await signIn(page, account)
  const cart = await openMicrocart(page)
  await cart.getByLabel('Rabattkod').fill('VALKOMMEN10')
  await cart.getByRole('button', { name: 'Använd' }).click()
  await expect(sumOf(cart, 'Totalt')).toHaveText(kr(22_550))
  await goToCheckout(page)
  await fillPersonal(page, { email: account.email })
  await fillShipping(page)
  await fillPayment(page)
  const number = await placeOrder(page)
  expect(storedOrder(number)?.doc).toMatchObject({ coupon_code: 'VALKOMMEN10', grand_total: 225.5 })
  expect(host.orders).toHaveLength(1)

  await open(page, `${shop}/sv/my-account/orders`)
  await expect(page.getByRole('main')).toContainText(number)
  await open(page, `${shop}/sv/my-account/data`)
  await expect(page.getByRole('main')).toContainText('Mejla hej@klarglas.example eller ring 08-465 004 21')
  await open(page, `${shop}/sv/my-account/reviews`)
  await expect(page.getByRole('main')).toContainText('De finns på varornas sidor.')
  expect(host.missed.filter((call) => /account|withdrawal|sync/.test(call))).toEqual([])
})

test('an order made offline is sent once when the network is back', async ({ page, host, shop, watch }) => {
  // Without the service worker the code of the next page is out of reach, too.
  watch.expectConsole(/status of 404|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
  await fillCheckout(page, shop)
  await page.context().setOffline(true)
  await order(page)
  await expect(page.getByText('Sparat på den här enheten, inte skickat. Inget är köpt ännu.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: `Tack, ${sara.firstName}` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Visa utkorgen' })).toBeHidden()
  expect(host.orders).toHaveLength(1)
})

test('an order whose answer is lost is not sent again by itself; the shopper decides', async ({
  page,
  host,
  shop,
  watch,
}) => {
  watch.expectConsole(/status of 404|ERR_INTERNET_DISCONNECTED/)
  await fillCheckout(page, shop)
  host.losesNextAnswer = true
  await order(page)
  const title = page.getByRole('heading', { level: 1, name: 'Vi vet inte om beställningen kom fram' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Inget är köpt ännu')
  await expectAccessible(page)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await page.reload()
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: 'Visa utkorgen' }).click()
  await expect(outbox(page)).toContainText('Kan ha kommit fram')
  await expectAccessible(page)
  expect(host.orders).toHaveLength(1)
  await outbox(page).getByRole('button', { name: 'Skicka igen' }).click()
  await expect(outbox(page)).toContainText('Allt är skickat.')
  await expect.poll(() => host.orders.length).toBe(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: `Tack, ${sara.firstName}` })).toBeVisible()
})

async function order(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check()
  await page.getByRole('button', { name: 'Beställ med betalningsansvar' }).click()
}
