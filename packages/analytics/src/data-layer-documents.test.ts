import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from './analytics-event'
import { dataLayerDocuments } from './data-layer-documents'
import { trackedProduct } from './tracked-product'

const mirror = trackedProduct(
  { sku: 'MIR-60', name: 'Rund spegel', price_incl_tax: 1495.1, category: [{ name: 'Glas' }, { name: 'Speglar' }] },
  { quantity: 3 },
)
const door = trackedProduct({ sku: 'DOOR-80', parentSku: 'DOOR', name: 'Dörr', price_incl_tax: 4995 }, { quantity: 1 })
const item = { item_id: 'MIR-60', item_name: 'Rund spegel', price: 1495.1, quantity: 3, item_category: 'Speglar' }

const pushed = (event: AnalyticsEvent) =>
  dataLayerDocuments(event, 'SEK').filter(({ event: name }) => name !== undefined)

describe('a tracked product', () => {
  it('is counted under its parent, with its own sku as the variant and its last category', () => {
    expect(door).toEqual({ id: 'DOOR', sku: 'DOOR', variant: 'DOOR-80', name: 'Dörr', price: 4995, quantity: 1 })
    expect(mirror).toEqual({
      id: 'MIR-60',
      sku: 'MIR-60',
      name: 'Rund spegel',
      price: 1495.1,
      category: 'Speglar',
      quantity: 3,
    })
  })
})

describe('the data layer’s documents', () => {
  it('clear the fields of the event before', () => {
    expect(
      dataLayerDocuments({ type: 'add-to-cart', product: mirror }, 'SEK').map(
        ({ event, ecommerce }) => event ?? ecommerce,
      ),
    ).toEqual([null, 'addToCart', null, 'add_to_cart'])
  })

  it.each([
    [
      { type: 'add-to-cart', product: mirror },
      { event: 'addToCart', ecommerce: { currencyCode: 'SEK', add: { products: [mirror] } } },
      { event: 'add_to_cart', ecommerce: { currency: 'SEK', value: 4485.3, items: [item] } },
    ],
    [
      { type: 'remove-from-cart', product: mirror },
      { event: 'removeFromCart', ecommerce: { currencyCode: 'SEK', remove: { products: [mirror] } } },
      { event: 'remove_from_cart', ecommerce: { currency: 'SEK', value: 4485.3, items: [item] } },
    ],
    [
      { type: 'product-detail', product: mirror },
      {
        event: 'productDetail',
        eventAction: 'View Product Detail',
        eventLabel: 'Product: MIR-60',
        ecommerce: { detail: { actionField: { list: '' }, products: [mirror] } },
      },
      { event: 'view_item', ecommerce: { currency: 'SEK', value: 4485.3, items: [item] } },
    ],
    [
      { type: 'product-click', list: 'Speglar', product: mirror },
      {
        event: 'productClick',
        eventLabel: 'Product: MIR-60',
        ecommerce: { click: { actionField: { list: 'Speglar' }, products: [mirror] } },
      },
      { event: 'select_item', ecommerce: { item_list_name: 'Speglar', items: [item] } },
    ],
    [
      { type: 'impressions', list: 'Speglar', products: [mirror] },
      { event: 'productImpression', eventLabel: 'Speglar', ecommerce: { currencyCode: 'SEK', impressions: [mirror] } },
      { event: 'view_item_list', ecommerce: { item_list_name: 'Speglar', items: [item] } },
    ],
    [
      { type: 'cart', products: [mirror] },
      { event: 'cart', eventLabel: 'Cart', ecommerce: { cart: { products: [mirror] } } },
      { event: 'view_cart', ecommerce: { currency: 'SEK', value: 4485.3, items: [item] } },
    ],
    [
      { type: 'add-to-wishlist', product: mirror },
      { event: 'addToWishlist', ecommerce: { currencyCode: 'SEK', add: { products: [mirror] } } },
      { event: 'add_to_wishlist', ecommerce: { currency: 'SEK', value: 4485.3, items: [item] } },
    ],
  ] as const)('say %j as the specification and as GA4 do', (event, specified, ga4) => {
    expect(pushed(event)).toEqual([specified, ga4])
  })

  it('name the checkout steps [R4.42 step 1] [R4.42 step 2] [R4.42 step 3] [R4.42 step 4]', () => {
    const step = (number: 1 | 2 | 3 | 4, more = {}) =>
      pushed({ type: 'checkout-step', step: number, products: [mirror], ...more })
    const specified = (number: number, more = {}) => ({
      event: 'checkout',
      eventLabel: 'Checkout',
      ecommerce: { currencyCode: 'SEK', checkout: { actionField: { step: number, ...more }, products: [mirror] } },
    })
    const ga4 = (event: string, more = {}) => ({
      event,
      ecommerce: { currency: 'SEK', value: 4485.3, ...more, items: [item] },
    })
    expect(step(1, { option: 'Guest Checkout' })).toEqual([
      specified(1, { option: 'Guest Checkout' }),
      ga4('begin_checkout'),
    ])
    expect(step(2)).toEqual([specified(2)])
    expect(step(3, { choice: 'Bud' })).toEqual([specified(3), ga4('add_shipping_info', { shipping_tier: 'Bud' })])
    expect(step(4, { choice: 'cashondelivery' })).toEqual([
      specified(4),
      ga4('add_payment_info', { payment_type: 'cashondelivery' }),
    ])
    expect(pushed({ type: 'checkout-option', step: 2, option: 'Shipping: Bud' })).toEqual([
      {
        event: 'checkoutOption',
        ecommerce: { checkout_option: { actionField: { step: 2, option: 'Shipping: Bud' } } },
      },
    ])
  })

  it('write a purchase as one event, the name is the same in both formats [R4.42 purchase] [R4.42 totals]', () => {
    const order = {
      total_due: 4490.3,
      tax_amount: 898.06,
      shipping_amount: 5,
      coupon_code: 'NYHET10',
      products: [mirror],
    }
    expect(pushed({ type: 'purchase', id: '000000055', ...order })).toEqual([
      {
        event: 'purchase',
        eventLabel: 'Success Page',
        ecommerce: {
          currencyCode: 'SEK',
          purchase: {
            actionField: {
              id: '000000055',
              affiliation: '',
              revenue: 4490.3,
              tax: 898.06,
              shipping: 5,
              coupon: 'NYHET10',
            },
            products: [mirror],
          },
          currency: 'SEK',
          transaction_id: '000000055',
          value: 4490.3,
          tax: 898.06,
          shipping: 5,
          coupon: 'NYHET10',
          items: [item],
        },
      },
    ])
  })
})
