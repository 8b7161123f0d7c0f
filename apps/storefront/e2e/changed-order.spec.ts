import { expectAccessible } from './fixtures'
import { expect, test } from './offline-fixtures'
import {
  fillPayment,
  fillPersonal,
  fillShipping,
  goToCheckout,
  orderIntoOutbox,
  orderSummary,
  placeOrder,
} from './support/checkout'
import { withDatabase } from './support/database'
import { openMicrocart } from './support/microcart'
import { kr, sumOf, totalKr } from './support/money'
import { open } from './support/open'
import { addToCart, buyForm } from './support/product'
import { CONNECTION_ERRORS } from './support/server-process'
import type { Shop } from './support/shop'
import { countOrders, storedOrder } from './support/stored-order'

const SQUEEGEE = '/sv/p/KG-2001/glasskrapa-vik'

/** Changes a price in the database of a stopped shop. */
function changePrice(shop: Shop, sku: string, prices: Readonly<Record<string, number>>): void {
  withDatabase(
    (database) =>
      database
        .prepare("UPDATE entity SET doc = json_patch(doc, ?) WHERE type = 'product' AND json_extract(doc, '$.sku') = ?")
        .run(JSON.stringify(prices), sku),
    shop.dataFolder,
  )
}

test(
  'a price that changed after the review must be confirmed before the order is placed',
  { tag: '@theme' },
  async ({ page, shop, watch }) => {
    // The browser itself logs the host's answer 409, and its failed requests to the stopped shop.
    watch.expectConsole(/status of 409/)
    watch.expectConsole(CONNECTION_ERRORS)
    await open(page, shop.at(SQUEEGEE))
    await addToCart(page)
    await openMicrocart(page)
    await goToCheckout(page)
    await fillPersonal(page)
    await fillShipping(page)
    await fillPayment(page)
    await expect(sumOf(orderSummary(page), 'Totalt')).toHaveText(totalKr(25_000))
    await shop.stop()
    changePrice(shop, 'KG-2001', {
      price: 236,
      price_incl_tax: 295,
      price_tax: 59,
      original_price: 236,
      original_price_incl_tax: 295,
      final_price: 236,
      final_price_incl_tax: 295,
      regular_price: 295,
    })
    await shop.start()

    await page.getByRole('checkbox', { name: /köpvillkoren/ }).check()
    await page.getByRole('button', { name: 'Beställ med betalningsansvar' }).click()
    await expect(page.getByText('Summan har ändrats')).toBeVisible()
    await expect(sumOf(orderSummary(page), 'Totalt')).toHaveText(totalKr(30_000))
    await expectAccessible(page)
    expect(countOrders(shop.dataFolder)).toBe(0)
    const number = await placeOrder(page)
    expect(storedOrder(number, shop.dataFolder)?.doc).toMatchObject({ grand_total: 300 })
    expect(countOrders(shop.dataFolder)).toBe(1)
  },
)

test('a coupon that ended after the review must be noticed before the full price is ordered', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectConsole(/status of 409/)
  watch.expectConsole(CONNECTION_ERRORS)
  await open(page, shop.at(SQUEEGEE))
  await addToCart(page)
  const cart = await openMicrocart(page)
  await cart.getByLabel('Rabattkod').fill('VALKOMMEN10')
  await cart.getByRole('button', { name: 'Använd' }).click()
  await expect(sumOf(cart, 'Totalt')).toHaveText(kr(22_550))
  await goToCheckout(page)
  await fillPersonal(page)
  await fillShipping(page)
  await fillPayment(page)
  await shop.stop()
  withDatabase((database) => database.exec('DELETE FROM coupon'), shop.dataFolder)
  await shop.start()

  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check()
  await page.getByRole('button', { name: 'Beställ med betalningsansvar' }).click()
  await expect(page.getByText('Summan har ändrats')).toBeVisible()
  await expect(sumOf(orderSummary(page), 'Totalt')).toHaveText(totalKr(25_000))
  expect(countOrders(shop.dataFolder)).toBe(0)
  expect(storedOrder(await placeOrder(page), shop.dataFolder)?.doc).toMatchObject({
    grand_total: 250,
    discount_amount: 0,
  })
})

test('a cart that another tab changes during the checkout is ordered as shown', async ({ page, context, watch }) => {
  // The host may answer 409 when the other tab has started a newer sync run; the browser logs that.
  watch.expectConsole(/status of 409/)
  await open(page, SQUEEGEE)
  await addToCart(page)
  await openMicrocart(page)
  await goToCheckout(page)
  await fillPersonal(page)
  await fillShipping(page)
  await fillPayment(page)
  const another = await context.newPage()
  await open(another, '/sv/p/KG-2112/glashylla')
  await addToCart(another, { inCart: 2 })
  await expect(orderSummary(page)).toContainText('Glashylla')
  const number = await placeOrder(page)
  expect(
    storedOrder(number)
      ?.lines.map(({ sku }) => sku)
      .toSorted(),
  ).toEqual(['KG-2001', 'KG-2112'])
})

test('an order without an answer can be discarded or changed only if the shop has not placed it [R4.39]', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectConsole(/ERR_CONNECTION_FAILED/)
  let lost: 'request' | 'answer' | undefined = 'request'
  await page.route('**/api/order?**', async (route) => {
    if (lost === undefined) return route.continue()
    if (lost === 'answer') await route.fetch()
    return route.abort('connectionfailed')
  })
  const order = async (quantity: string) => {
    await open(page, shop.at(SQUEEGEE))
    await buyForm(page).getByRole('textbox', { name: 'Antal' }).fill(quantity)
    await addToCart(page, { inCart: Number(quantity) })
    await openMicrocart(page)
    await goToCheckout(page)
    await orderIntoOutbox(page, 'Beställningen är skickad, men vi har inte fått svar än.')
    await page.getByRole('button', { name: 'Visa utkorgen' }).click()
  }
  const outbox = page.getByRole('dialog', { name: 'Utkorg' })
  await order('1')
  await expect(outbox).toContainText('Väntar på butiken')
  await outbox.getByRole('button', { name: 'Ta bort: Beställning, 1 vara' }).click()
  const discard = page.getByRole('dialog', { name: 'Ta bort utan att skicka?' })
  await discard.getByRole('button', { name: 'Ta bort' }).click()
  await expect(discard).toBeHidden()
  await expect(outbox).toContainText('Allt är skickat.')
  expect(countOrders(shop.dataFolder)).toBe(0)

  lost = 'answer'
  await order('90')
  await expect(outbox).toContainText('Väntar på butiken')
  lost = undefined
  await outbox.getByRole('button', { name: 'Ändra: Beställning, 90 varor' }).click()
  await expect(page.getByText('Beställningen är redan skickad.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Visa utkorgen' })).toBeHidden({ timeout: 15_000 })
  await expect(page.getByText(/allt finns inte i lager: Glasskrapa Vik/)).toBeVisible()
  expect(countOrders(shop.dataFolder)).toBe(1)
})
