import type { Page } from '@playwright/test'
import { expect, expectAccessible, waitForHydration, test } from './fixtures'
import { goToCheckout, orderAsGuest } from './support/checkout'
import { openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, buyForm, unden } from './support/product'
import { ServerProcess, temporaryFolder } from './support/server-process'
import { TagManager, sentEvents, sentEventNames } from './support/tag-manager'

let folder: ReturnType<typeof temporaryFolder>
let tags: TagManager
let shop: ServerProcess
let address: string

const consentRegion = (page: Page) => page.getByRole('region', { name: 'Ditt samtycke' })

test.describe('with a container', () => {
  // The tests share a shop; each has its own browser.
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async () => {
    folder = temporaryFolder()
    tags = new TagManager()
    shop = new ServerProcess({ DATA_DIR: folder.path, TAG_MANAGER_ID: 'GTM-TEST', TAG_MANAGER_URL: await tags.open() })
    address = await shop.address()
  })

  test.afterAll(async () => {
    await shop.stop('SIGTERM')
    await tags.close()
    folder.remove()
  })

  test.beforeEach(async ({ page }) => {
    tags.requests.length = 0
    await page.goto(address + unden.address)
    await waitForHydration(page)
    await expect(consentRegion(page)).toBeVisible()
  })

  test('nothing is loaded or sent before consent, nor after a refusal', async ({ page }) => {
    await expectAccessible(page)
    await addToCart(page)
    expect([tags.requests, await sentEvents(page)]).toEqual([[], undefined])
    await consentRegion(page).getByRole('button', { name: 'Nej tack' }).click()
    await expect(consentRegion(page)).toBeHidden()
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByRole('button', { name: 'Varukorg, 1 vara' })).toBeVisible()
    await expect(consentRegion(page)).toBeHidden()
    expect([tags.requests, await sentEvents(page)]).toEqual([[], undefined])
  })

  test('after consent the shop sends each event up to one purchase [R4.42 purchase]', async ({ page }) => {
    await consentRegion(page).getByRole('button', { name: 'Ja, räkna' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'true')
    expect(tags.requests).toEqual(['/gtm.js?id=GTM-TEST'])
    await buyForm(page).getByRole('radio', { name: 'Krom' }).check()
    await buyForm(page).getByRole('radio', { name: '70 cm' }).check()
    await addToCart(page)
    await openMicrocart(page)
    await goToCheckout(page)
    const number = await orderAsGuest(page)
    const expectedNames = [
      'gtm.js',
      'productDetail',
      'view_item',
      'addToCart',
      'add_to_cart',
      'cart',
      'view_cart',
      'checkout',
      'begin_checkout',
      'checkoutOption',
      'checkout',
      'checkout',
      'add_shipping_info',
      'checkoutOption',
      'checkout',
      'add_payment_info',
      'purchase',
    ]
    await expect.poll(() => sentEventNames(page)).toEqual(expectedNames)
    const purchases = ((await sentEvents(page)) ?? []).filter(({ event }) => event === 'purchase')
    expect(purchases).toMatchObject([
      {
        eventLabel: 'Success Page',
        ecommerce: {
          currencyCode: 'SEK',
          currency: 'SEK',
          transaction_id: number,
          value: 5000,
          tax: 1000,
          shipping: 5,
          purchase: {
            actionField: { id: number, revenue: 5000, tax: 1000, shipping: 5 },
            products: [{ sku: 'KG-1101', variant: unden.standardSku, quantity: 1 }],
          },
          items: [{ item_id: 'KG-1101', quantity: 1 }],
        },
      },
    ])
    await page.reload()
    await waitForHydration(page)
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'true')
    expect(await sentEventNames(page)).toEqual(['gtm.js'])
  })

  test('withdrawing consent reloads the page without the tag manager', async ({ page }) => {
    await consentRegion(page).getByRole('button', { name: 'Ja, räkna' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'true')
    await page.getByRole('button', { name: 'Ändra samtycke' }).click()
    await consentRegion(page).getByRole('button', { name: 'Nej tack' }).click()
    await expect(page.locator('html:not([data-counted])')).toBeAttached()
    await waitForHydration(page)
    expect([tags.requests.length, await sentEvents(page)]).toEqual([1, undefined])
  })

  test('an address that contains a secret is not sent', async ({ page }) => {
    await consentRegion(page).getByRole('button', { name: 'Ja, räkna' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'true')
    await page.goto(`${address}/sv/create-password?resetToken=secret&email=sara@example.se`)
    await waitForHydration(page)
    await expect(page.getByLabel('Nytt lösenord', { exact: true })).toBeVisible()
    expect([tags.requests.length, await sentEvents(page)]).toEqual([1, undefined])
  })
})

test('without a container the shop does not ask for consent and sends nothing [R1.11]', async ({ page }) => {
  await open(page, unden.address)
  await addToCart(page)
  await expect(consentRegion(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ändra samtycke' })).toHaveCount(0)
  expect(await sentEvents(page)).toBeUndefined()
})
