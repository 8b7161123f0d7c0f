import { expect, expectAccessible, waitForHydration, test } from './fixtures'
import { createAccount, signIn } from './support/account'
import { ExternalSite } from './support/external-site'
import { tabTo } from './support/keyboard'
import { addByKeyboard, goToCheckoutByKeyboard } from './support/keyboard-cart'
import { microcart, openMicrocart } from './support/microcart'
import { addToCart, cartButton, unden } from './support/product'
import { placeExternalOrder } from './support/external-order'
import { ServerProcess, temporaryFolder } from './support/server-process'

let folder: ReturnType<typeof temporaryFolder>
let site: ExternalSite
let shop: ServerProcess
let address: string

// The tests share a shop; each has its own browser.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = temporaryFolder()
  site = new ExternalSite()
  shop = new ServerProcess({ DATA_DIR: folder.path, EXTERNAL_CHECKOUT_URL: await site.open() })
  address = await shop.address()
})

test.afterAll(async () => {
  await shop.stop('SIGTERM')
  await site.close()
  folder.remove()
})

test.beforeEach(async ({ page }) => {
  site.visits.length = 0
  await page.goto(address + unden.address)
  await waitForHydration(page)
})

test('a guest goes to the external site with the cart, and back to the product [R1.08 sv] [R2.02] [R2.43]', async ({
  page,
}) => {
  await addToCart(page)
  await openMicrocart(page)
  await microcart(page).locator('.pay').getByRole('link', { name: 'Till kassan' }).click()
  await expect(page.getByRole('heading', { name: 'Betalning' })).toBeVisible()
  const [visit] = site.visits
  expect(visit).toEqual({
    path: expect.stringMatching(/^\/vue\/cart\/sync\/token\/\/cart\/[\w-]{32}$/) as unknown,
    referrer: undefined,
  })
  const cartId = visit!.path.split('/').at(-1)!
  const pulled = await page.request.get(`${address}/api/cart/pull?cartId=${cartId}`)
  expect(await pulled.json()).toMatchObject({ code: 200, result: [{ qty: 1 }] })
  await page.goBack()
  await expect(page).toHaveURL(address + unden.address)
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
  expect(site.visits).toHaveLength(1)
})

test('the address of the checkout leads there too, for a customer with the token [R2.43]', async ({ page }) => {
  const account = await createAccount(page, address)
  await signIn(page, account)
  await page.goto(address + unden.address)
  await waitForHydration(page)
  await addToCart(page)
  await page.goto(`${address}/sv/checkout`)
  await expect(page.getByRole('heading', { name: 'Betalning' })).toBeVisible()
  const token = /^\/vue\/cart\/sync\/token\/([^/]+)\/cart\/[^/]+$/.exec(site.visits[0]?.path ?? '')?.[1] ?? ''
  const me = await page.request.get(`${address}/api/user/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ code: 200, result: { email: account.email } })
})

test('without a network the shopper stays and sees the reason, and leaves when it is back', async ({ page, watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  // The accessibility check reads style sheets, which the worker may not have yet.
  watch.expectConsole(/Couldn't load preload assets/)
  await addToCart(page)
  await openMicrocart(page)
  // The code of the checkout is loaded before the network is off.
  const link = microcart(page).locator('.pay').getByRole('link', { name: 'Till kassan' })
  await link.hover()
  let files = 0
  await expect
    .poll(
      async () => {
        const before = files
        files = await page.evaluate(() => performance.getEntriesByType('resource').length)
        return files - before
      },
      { intervals: [500] },
    )
    .toBe(0)
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByText('Du beställer på vår betalsida, och den går inte att nå nu.')).toBeVisible()
  await expectAccessible(page)
  expect(site.visits).toEqual([])
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Betalning' })).toBeVisible()
})

test('an empty cart does not lead to the external site', async ({ page }) => {
  await page.goto(`${address}/sv/checkout`)
  await expect(page.getByRole('heading', { name: 'Här finns inget att beställa' })).toBeVisible()
  expect(site.visits).toEqual([])
})

test('a door is bought on the external site with the keyboard alone [R2.16]', async ({ page }) => {
  site.onPay = async (cartId) =>
    `${address}/sv/order-success?orderId=${await placeExternalOrder(page, address, cartId)}`
  await addByKeyboard(page)
  await goToCheckoutByKeyboard(page)
  await tabTo(page, page.getByRole('button', { name: 'Betala' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tack för din beställning' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(unden.name)
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg')
})

test('the thank-you page shows an external order to its shopper only [R2.16] [R7.13 GET order]', async ({
  browser,
  page,
}) => {
  await addToCart(page)
  await page.goto(`${address}/sv/checkout`)
  await expect(page.getByRole('heading', { name: 'Betalning' })).toBeVisible()
  const number = await placeExternalOrder(page, address, site.visits[0]!.path.split('/').at(-1)!)

  const thanks = `${address}/sv/order-success?orderId=${number}`
  const answer = await page.goto(thanks)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.getByRole('heading', { level: 1, name: 'Tack för din beställning' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)
  await expect(page.getByRole('main')).toContainText(unden.name)
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(unden.name)

  const stranger = await browser.newPage()
  await stranger.goto(thanks)
  await expect(stranger.getByText('Vi kan inte visa beställningen här')).toBeVisible()
  await expect(stranger.getByRole('main')).not.toContainText(unden.name)
  await stranger.close()
})
