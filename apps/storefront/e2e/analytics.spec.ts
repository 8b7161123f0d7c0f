import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './fixtures'
import { goToCheckout, orderAsGuest } from './support/checkout'
import { openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, buyForm, unden } from './support/product'
import { ServerProcess, temporaryFolder } from './support/server-process'
import { TagManager, told, toldNames } from './support/tag-manager'

let folder: ReturnType<typeof temporaryFolder>
let tags: TagManager
let shop: ServerProcess
let address: string

const question = (page: Page) => page.getByRole('region', { name: 'Ditt samtycke' })

test.describe('with a container', () => {
  // One shop for all of them: each test has a browser of its own.
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async () => {
    folder = temporaryFolder()
    tags = new TagManager()
    shop = new ServerProcess({ DATA_DIR: folder.path, TAG_MANAGER_ID: 'GTM-TEST', TAG_MANAGER_URL: await tags.open() })
    address = await shop.address()
  })

  test.afterAll(async () => {
    await shop.end('SIGTERM')
    await tags.close()
    folder.remove()
  })

  test.beforeEach(async ({ page }) => {
    tags.requests.length = 0
    await page.goto(address + unden.address)
    await hydrated(page)
    await expect(question(page)).toBeVisible()
  })

  test('nothing is asked for or told before a yes, nor after a no', async ({ page }) => {
    await expectAccessible(page)
    await addToCart(page)
    expect([tags.requests, await told(page)]).toEqual([[], undefined])
    await question(page).getByRole('button', { name: 'Nej tack' }).click()
    await expect(question(page)).toBeHidden()
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Varukorg, 1 vara' })).toBeVisible()
    await expect(question(page)).toBeHidden()
    expect([tags.requests, await told(page)]).toEqual([[], undefined])
  })

  test('after a yes the shop tells what is shown, put into the cart and walked through, and the purchase once [R1.11] [R4.42]', async ({
    page,
  }) => {
    await question(page).getByRole('button', { name: 'Ja, räkna' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'true')
    expect(tags.requests).toEqual(['/gtm.js?id=GTM-TEST'])
    await buyForm(page).getByRole('radio', { name: 'Krom' }).check()
    await buyForm(page).getByRole('radio', { name: '70 cm' }).check()
    await addToCart(page)
    await openMicrocart(page)
    await goToCheckout(page)
    const number = await orderAsGuest(page)
    const known = [
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
    await expect.poll(() => toldNames(page)).toEqual(known)
    const purchases = ((await told(page)) ?? []).filter(({ event }) => event === 'purchase')
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
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'true')
    expect(await toldNames(page)).toEqual(['gtm.js'])
  })

  test('who takes their yes back gets a page without it', async ({ page }) => {
    await question(page).getByRole('button', { name: 'Ja, räkna' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'true')
    await page.getByRole('button', { name: 'Ändra samtycke' }).click()
    await question(page).getByRole('button', { name: 'Nej tack' }).click()
    await expect(page.locator('html:not([data-counted])')).toBeAttached()
    await hydrated(page)
    expect([tags.requests.length, await told(page)]).toEqual([1, undefined])
  })

  test('an address that holds a secret is not read along', async ({ page }) => {
    await question(page).getByRole('button', { name: 'Ja, räkna' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'true')
    await page.goto(`${address}/sv/create-password?resetToken=secret&email=sara@example.se`)
    await hydrated(page)
    await expect(page.getByLabel('Nytt lösenord', { exact: true })).toBeVisible()
    expect([tags.requests.length, await told(page)]).toEqual([1, undefined])
  })
})

test('without a container nobody is asked, and nothing is counted', async ({ page }) => {
  await open(page, unden.address)
  await addToCart(page)
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ändra samtycke' })).toHaveCount(0)
  expect(await told(page)).toBeUndefined()
})
