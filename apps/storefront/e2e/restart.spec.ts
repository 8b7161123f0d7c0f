import { expect, test } from './fixtures'
import { goToCheckout, orderAsGuest } from './support/checkout'
import { openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, buyForm, cartButton, chooseOwnMeasures, unden } from './support/product'
import { ServerProcess, CONNECTION_ERRORS, temporaryFolder } from './support/server-process'
import { storedOrder } from './support/stored-order'

test(
  'a confirmed order survives kill -9 and a restart, with its lines, measures and totals',
  { tag: '@wide' },
  async ({ page, watch }) => {
    // Requests that were in flight when the process was killed.
    watch.expectConsole(CONNECTION_ERRORS)
    watch.expectConsole(/Failed to fetch dynamically imported module/)
    const folder = temporaryFolder()
    let shop = new ServerProcess({ DATA_DIR: folder.path })
    try {
      const address = await shop.address()
      await open(page, address + unden.address)
      await buyForm(page).getByRole('radio', { name: 'Krom' }).check()
      await buyForm(page).getByRole('radio', { name: '70 cm' }).check()
      await addToCart(page)
      await chooseOwnMeasures(page, { width: '893', height: '2010' })
      await addToCart(page, { inCart: 2 })
      await openMicrocart(page)
      await goToCheckout(page)
      const number = await orderAsGuest(page)
      await shop.stop('SIGKILL')

      shop = new ServerProcess({ DATA_DIR: folder.path, PORT: new URL(address).port })
      expect(await shop.address()).toBe(address)
      const order = storedOrder(number, folder.path)
      expect(order?.doc).toMatchObject({
        subtotal_incl_tax: 11_014,
        shipping_incl_tax: 5,
        grand_total: 11_019,
        tax_amount: 2203.8,
      })
      expect(order?.lines).toMatchObject([
        { sku: unden.standardSku, qty: 1, doc: { row_total_incl_tax: 4995 } },
        {
          sku: unden.ownSku,
          qty: 1,
          doc: { row_total_incl_tax: 6019, made_to_measure: { measures: { width: 893, height: 2010 } } },
        },
      ])

      const synced = await page.request.get(`${address}/api/sync/order/${String(order?.doc['order_id'])}`)
      expect(await synced.json()).toMatchObject({ code: 200, result: { platform_order_id: Number(number) } })
      await open(page, address + unden.address)
      await expect(cartButton(page)).toHaveAccessibleName('Varukorg')
      await addToCart(page)
    } finally {
      await shop.stop('SIGKILL')
      folder.remove()
    }
  },
)
