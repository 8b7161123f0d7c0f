import { expect, test } from './fixtures'
import { goToCheckout, orderAsGuest } from './support/checkout'
import { openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, buyForm, cartButton, chooseOwnMeasures, unden } from './support/product'
import { ServerProcess, SHOP_IS_GONE, temporaryFolder } from './support/server-process'
import { storedOrder } from './support/stored-order'

test(
  'an order that was confirmed is there after kill -9 and a new start, with its lines, measures and totals',
  { tag: '@wide' },
  async ({ page, watch }) => {
    // What was under way when the process was killed.
    watch.expectConsole(SHOP_IS_GONE)
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
      await shop.end('SIGKILL')

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

      const known = await page.request.get(`${address}/api/sync/order/${String(order?.doc['order_id'])}`)
      expect(await known.json()).toMatchObject({ code: 200, result: { platform_order_id: Number(number) } })
      await open(page, address + unden.address)
      await expect(cartButton(page)).toHaveAccessibleName('Varukorg')
      await addToCart(page)
    } finally {
      await shop.end('SIGKILL')
      folder.remove()
    }
  },
)
