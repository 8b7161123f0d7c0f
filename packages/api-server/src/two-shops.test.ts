import type { WirePaymentMethod, WireShippingMethod, WireTotals } from '@vitrin/api-contract/wire'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApiServer } from './create-api-server'
import { ApiHost, ScriptedMailer, swedishShop } from './testing'
import { finnishDocuments, finnishShop } from './testing/finnish-shop'
import { orderOf, swedishAddress } from './testing/shop-requests'

type Answer<Result> = { readonly code: number; readonly result: Result }

const home = { shippingCarrierCode: 'posti', shippingMethodCode: 'home' }
const finnishOrder = (more: object = {}) => {
  const order = orderOf([{ sku: 'PEILI', qty: 3 }], { store_code: 'fi', ...more })
  const address = { ...swedishAddress, city: 'Helsinki', postcode: '00100', country_id: 'FI' }
  return {
    ...order,
    addressInformation: {
      ...order.addressInformation,
      billingAddress: { ...address, vat_id: '' },
      shippingAddress: address,
      shipping_carrier_code: 'posti',
      shipping_method_code: 'home',
      payment_method_code: 'invoice',
    },
  }
}

describe('a Finnish shop beside the Swedish one in the same process', () => {
  let finnish: ApiHost
  let swedish: ApiHost
  let mailer: ScriptedMailer
  beforeEach(() => {
    mailer = new ScriptedMailer()
    finnish = new ApiHost({ shop: finnishShop, documents: finnishDocuments, mailer })
    swedish = new ApiHost()
  })
  afterEach(() => {
    finnish.close()
    swedish.close()
  })

  async function result<Result>(host: ApiHost, path: string, body?: unknown): Promise<Result> {
    const answer = await (body === undefined ? host.get<Answer<Result>>(path) : host.post<Answer<Result>>(path, body))
    expect(answer.body, path).toMatchObject({ code: 200 })
    return answer.body.result
  }

  async function cartWith(host: ApiHost, sku: string, qty: number): Promise<string> {
    const cartId = await result<string>(host, '/api/cart/create', {})
    await result(host, `/api/cart/update?cartId=${cartId}`, { cartItem: { sku, qty } })
    return cartId
  }

  it('finds products in its own index, with 25.5 % VAT in the price', async () => {
    const search = await finnish.post<{ readonly hits: readonly object[] }>(
      '/api/catalog/catalogue_fi/product/_search?response_format=compact',
      { query: { match_all: {} } },
    )
    expect(search.body).toMatchObject({ total: 1, hits: [{ sku: 'PEILI', pit: 149.9, pt: 30.4578 }] })
    expect((await finnish.post('/api/catalog/vue_storefront_magento_4/product/_search', {})).status).toBe(404)
    expect((await swedish.post('/api/catalog/catalogue_fi/product/_search', {})).status).toBe(404)
  })

  it('names its currency and its store in the platform’s prices', async () => {
    const list = await result<object>(finnish, '/api/product/render-list?skus=PEILI&currencyCode=EUR&storeId=7')
    expect(list).toMatchObject({ items: [{ currency_code: 'EUR', store_id: 7 }] })
    expect(await result<object>(finnish, '/api/product/render-list?skus=PEILI&currencyCode=SEK')).toEqual(list)
  })

  it('begins and ends a special price at midnight in Helsinki, in lists and in carts [R5.14]', async () => {
    const special = { special_price: 99.9, special_from_date: '2026-11-21', special_to_date: '2026-11-22' }
    const documents = finnishDocuments.map((document) =>
      document.type === 'product' ? { ...document, doc: { ...document.doc, ...special } } : document,
    )
    const host = new ApiHost({ shop: finnishShop, documents })
    const pricesAt = async (iso: string) => {
      host.clock.advance(Date.parse(iso) - host.clock.now())
      const found = await host.post<{ readonly hits: readonly { readonly pit: number }[] }>(
        '/api/catalog/catalogue_fi/product/_search?response_format=compact',
        { query: { match_all: {} } },
      )
      const cartId = await cartWith(host, 'PEILI', 1)
      const totals = await result<WireTotals>(host, `/api/cart/totals?cartId=${cartId}`)
      return [found.body.hits[0]?.pit, totals.subtotal_incl_tax]
    }
    // In Stockholm each of these midnights comes an hour later.
    expect(await pricesAt('2026-11-20T21:59:59Z')).toEqual([149.9, 149.9])
    expect(await pricesAt('2026-11-20T22:00:00Z')).toEqual([99.9, 99.9])
    expect(await pricesAt('2026-11-21T21:59:59Z')).toEqual([99.9, 99.9])
    expect(await pricesAt('2026-11-21T22:00:00Z')).toEqual([149.9, 149.9])
    host.close()
  })

  it('answers with its own view for a store code that only the other shop has', async () => {
    const methodsOf = (storeCode: string) =>
      result(finnish, `/api/cart/payment-methods?cartId=${cartId}&storeCode=${storeCode}`)
    const cartId = await cartWith(finnish, 'PEILI', 1)
    expect(await methodsOf('sv')).toEqual(await methodsOf('fi'))
    expect((await swedish.get('/api/stock/check?sku=MIR-60&storeCode=fi')).status).toBe(200)
  })

  it('offers its own shipping and payment methods under its own titles', async () => {
    const cartId = await cartWith(finnish, 'PEILI', 1)
    const methods = await result<readonly WireShippingMethod[]>(
      finnish,
      `/api/cart/shipping-methods?cartId=${cartId}`,
      { address: { country_id: 'FI' } },
    )
    expect(methods).toMatchObject([
      { carrier_title: 'Posti', method_title: 'Kotiinkuljetus', price_incl_tax: 12.9, price_excl_tax: 10.2789 },
      { carrier_title: 'Posti', method_title: 'Nouto', price_incl_tax: 0 },
    ])
    const payments = await result<readonly WirePaymentMethod[]>(finnish, `/api/cart/payment-methods?cartId=${cartId}`)
    expect(payments).toEqual([{ code: 'invoice', title: 'Lasku' }])
  })

  it('counts totals in euros with VAT right to the cent', async () => {
    const cartId = await cartWith(finnish, 'PEILI', 3)
    const totals = await result<WireTotals>(finnish, `/api/cart/collect-totals?cartId=${cartId}`, { methods: home })
    // 3 × 149,90 + 12,90 = 462,60 €, of which 462,60 × 25,5 / 125,5 = 93,994… € is VAT.
    expect(totals).toMatchObject({
      grand_total: 462.6,
      tax_amount: 93.99,
      subtotal_incl_tax: 449.7,
      subtotal: 358.33,
      shipping_incl_tax: 12.9,
      shipping_tax_amount: 2.62,
      quote_currency_code: 'EUR',
      base_currency_code: 'EUR',
    })
    expect(totals.total_segments.map(({ title }) => title)).toEqual(['Välisumma', 'Toimitus', 'ALV', 'Yhteensä'])
    const tax = totals.total_segments.find(({ code }) => code === 'tax')
    expect(tax?.extension_attributes?.tax_grandtotal_details).toEqual([
      { amount: 93.99, rates: [{ percent: 25.5, title: 'ALV 25,5 %' }], group_id: 1 },
    ])
  })

  it('takes an order dated in Helsinki, and mails it in Finnish', async () => {
    // 22:30 UTC is the next day in Helsinki, which is two hours ahead in November.
    finnish.clock.advance(13.5 * 3_600_000)
    const { orderNumber } = await result<{ readonly orderNumber: string }>(finnish, '/api/order', finnishOrder())
    const order = await result<object>(finnish, '/api/sync/order/1715340000000-1a2b3c4d')
    expect(order).toMatchObject({ transmited: true })
    const stop = finnish.sendMails('https://kirkas.example')
    finnish.clock.advance(0)
    await stop()
    const [mail] = mailer.sent
    expect(mail).toMatchObject({ subject: `Tilauksesi ${orderNumber} – Kirkas` })
    const text = mail?.text.replaceAll('\u00a0', ' ')
    expect(text).toContain(`Hei Åsa, saimme tilauksesi ${orderNumber} 21. marraskuuta 2026.`)
    expect(text).toContain('Yhteensä: 462,60 €')
    expect(text).toContain('josta ALV: 93,99 €')
    expect(text).toContain('Lasku 14 päivää')
  })

  it('writes the dates, the store and the shipping of an order as its own', async () => {
    const cart_id = await cartWith(finnish, 'PEILI', 3)
    await result(finnish, '/api/order', finnishOrder({ cart_id }))
    const order = await result<object>(finnish, `/api/ext/orders/order?cartId=${cart_id}`)
    expect(order).toMatchObject({
      created_at: '2026-11-20 11:00:00',
      store_id: 7,
      store_name: 'fi',
      order_currency_code: 'EUR',
      shipping_description: 'Posti - Kotiinkuljetus',
    })
  })

  it('refuses the shipping and payment methods of the other shop', async () => {
    const { addressInformation } = orderOf([])
    const answer = await finnish.post('/api/order', orderOf([{ sku: 'PEILI', qty: 1 }], { addressInformation }))
    expect(answer).toMatchObject({
      status: 400,
      body: {
        meta: {
          errors: [
            { field: 'addressInformation.shipping_method_code' },
            { field: 'addressInformation.payment_method_code', expected: 'should be invoice' },
          ],
        },
      },
    })
  })

  it('leaves the Swedish shop as it is', async () => {
    await result(finnish, '/api/order', finnishOrder())
    expect((await swedish.get('/api/stock/check?sku=PEILI')).status).toBe(404)
    const cartId = await cartWith(swedish, 'MIR-60', 1)
    const methods = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }
    const totals = await result<WireTotals>(swedish, `/api/cart/collect-totals?cartId=${cartId}`, { methods })
    expect(totals).toMatchObject({ grand_total: 1500, tax_amount: 300, quote_currency_code: 'SEK' })
    expect(totals.total_segments.map(({ title }) => title)).toEqual(['Delsumma', 'Frakt', 'Moms', 'Att betala'])
  })
})

describe('a shop that does not fit together', () => {
  const [swedishView] = swedishShop.views
  const open = (shop: typeof swedishShop) => () =>
    createApiServer({
      shop,
      dataFolder: '',
      mediaFolder: '',
      seed: () => ({ hash: '', documents: [], coupons: [] }),
      clock: { now: () => 0, after: () => () => undefined },
      ids: { next: () => '' },
      logger: { debug: () => undefined, warn: () => undefined, error: () => undefined },
    })

  it('is refused when its views have different currencies', () => {
    const shop = { ...swedishShop, views: [swedishView, finnishShop.views[0]] as const }
    expect(open(shop)).toThrow('The store view "fi" has the currency EUR, the view "sv" has SEK.')
  })

  it('is refused when a view has no title for a method', () => {
    const shop = { ...swedishShop, paymentMethods: [{ code: 'card', offeredFor: 'all' }] as const }
    expect(open(shop)).toThrow('The store view "sv" has no title for the payment method "card".')
  })
})
