import { beforeEach, describe, expect, it } from 'vitest'
import type {
  WireCartItem,
  WirePaymentMethod,
  WireShippingInformation,
  WireShippingMethod,
  WireTotals,
} from '@vitrin/api-contract/wire'
import { ShopHost, type WireRequest } from '../../testing/shop-host'
import { standardDoor } from '../../testing/shop-requests'

describe('totals and methods of a cart', () => {
  let host: ShopHost
  let cartId: string
  beforeEach(async () => {
    host = new ShopHost()
    cartId = await host.guestCart()
  })
  const at = (call: string) => `/api/cart/${call}?cartId=${cartId}`
  const update = (cartItem: object, request?: WireRequest) =>
    host.post<WireCartItem>(at('update'), { cartItem }, request)
  const totals = async () => (await host.get<WireTotals>(at('totals'))).result

  it('answers totals with lines, segments and VAT that add up to the öre [R7.10 totals]', async () => {
    await update({ sku: 'HOOK', qty: 3 })
    await update({ sku: 'BOOK', qty: 1 })
    await update(standardDoor())
    const answer = await totals()
    expect(answer).toMatchObject({
      grand_total: 5200.99,
      base_grand_total: 5200.99,
      subtotal_incl_tax: 5200.99,
      tax_amount: 1025,
      discount_amount: 0,
      shipping_amount: 0,
      base_currency_code: 'SEK',
      quote_currency_code: 'SEK',
      items_qty: 5,
    })
    expect(answer).not.toHaveProperty('coupon_code')
    expect(answer.items[2]).toMatchObject({
      name: 'Alpha duschdörr',
      qty: 1,
      price: 3996,
      price_incl_tax: 4995,
      row_total: 3996,
      row_total_incl_tax: 4995,
      tax_amount: 999,
      tax_percent: 25,
      options:
        '[{"label":"Profil","value":"Svart matt"},{"label":"Storlek","value":"80"},' +
        '{"label":"Glas","value":"Klarglas"},{"label":"Gångjärn","value":"Vänster"}]',
    })
    expect(answer.items.map(({ tax_amount }) => tax_amount)).toEqual([20, 6, 999])
    expect(answer.total_segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal', 5200.99],
      ['shipping', 0],
      ['tax', 1025],
      ['grand_total', 5200.99],
    ])
    expect(
      answer.total_segments[2]?.extension_attributes?.tax_grandtotal_details.map(({ amount, rates }) => [
        amount,
        rates[0]?.percent,
      ]),
    ).toEqual([
      [1019, 25],
      [6, 6],
    ])
  })

  const offer =
    '[R7.11 shipping-methods] [R7.10 payment-methods] [R9.03] [R3.08 shipping method] [R3.08 payment method]'
  it(`offers one courier for 5 kr, 4 without VAT, and free payment on delivery ${offer}`, async () => {
    await update(standardDoor())
    const methods = await host.post<readonly WireShippingMethod[]>(at('shipping-methods'), {
      address: { country_id: 'SE', region_id: 0, street: ['Storgatan', '1'] },
    })
    expect(methods.result).toEqual([
      {
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        carrier_title: 'Bud',
        method_title: 'Fast pris',
        amount: 4,
        base_amount: 4,
        available: true,
        error_message: '',
        price_excl_tax: 4,
        price_incl_tax: 5,
      },
    ])
    const payments = await host.get<readonly WirePaymentMethod[]>(at('payment-methods'))
    expect(payments.result).toEqual([{ code: 'cashondelivery', title: 'Betalning vid leverans' }])
  })

  it.each([
    {
      shippingAddress: { countryId: 'SE', street: ['Storgatan'] },
      billingAddress: { countryId: 'SE' },
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    },
    { shipping_address: { country_id: 'SE' }, shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' },
  ])(
    'takes shipping information in both spellings and remembers the method [R7.11 shipping-information]',
    async (addressInformation) => {
      await update(standardDoor())
      const { result } = await host.post<WireShippingInformation>(at('shipping-information'), { addressInformation })
      expect(result.payment_methods).toMatchObject([{ code: 'cashondelivery' }])
      expect(result.totals).toMatchObject({
        grand_total: 5000,
        shipping_amount: 4,
        shipping_incl_tax: 5,
        shipping_tax_amount: 1,
        tax_amount: 1000,
      })
      expect(await totals()).toEqual(result.totals)
    },
  )

  it('refuses a shipping method that is not offered, and an estimate without an address', async () => {
    const wrong = {
      addressInformation: {
        shippingAddress: { countryId: 'SE' },
        shippingCarrierCode: 'drone',
        shippingMethodCode: 'drone',
      },
    }
    expect(await host.post(at('shipping-information'), wrong)).toMatchObject({
      code: 400,
      fields: [{ field: 'addressInformation.shippingMethodCode' }],
    })
    expect(await host.post(at('shipping-methods'), {})).toMatchObject({ code: 400, fields: [{ field: 'address' }] })
  })

  it('sends nothing of a cart of vouchers and downloads, so asks neither for shipping nor for cash', async () => {
    await update({ sku: 'GIFT', qty: 1 })
    await update({ sku: 'PLAN', qty: 1 })
    expect((await host.post(at('shipping-methods'), { address: { country_id: 'SE' } })).result).toEqual([])
    expect((await host.get(at('payment-methods'))).result).toMatchObject([{ code: 'banktransfer' }])
  })

  const coupons = '[R7.12 apply-coupon] [R7.12 collect-totals] [R7.12 delete-coupon] [R9.16]'
  it(`divides the ten percent of the newsletter coupon over the lines to the öre ${coupons}`, async () => {
    await update({ sku: 'HOOK', qty: 1 })
    await update({ sku: 'SQUEEGEE', qty: 1 })
    await update(standardDoor())
    expect(await host.post(`${at('apply-coupon')}&coupon=nyhet10`)).toMatchObject({ code: 200, result: true })
    expect((await host.get(at('coupon'))).result).toBe('NYHET10')
    const answer = await host.post<WireTotals>(at('collect-totals'), {
      methods: { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' },
    })
    // 10 % of 33.33 + 79.90 + 4,995.00 = 510.82
    expect(answer.result).toMatchObject({
      coupon_code: 'NYHET10',
      discount_amount: -510.82,
      subtotal_incl_tax: 5108.23,
      grand_total: 4602.41,
      tax_amount: 920.48,
    })
    expect(answer.result.items.map(({ discount_amount }) => discount_amount)).toEqual([3.33, 7.99, 499.5])
    expect(answer.result.total_segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal', 5108.23],
      ['shipping', 5],
      ['discount', -510.82],
      ['tax', 920.48],
      ['grand_total', 4602.41],
    ])
    expect(await host.post(at('delete-coupon'))).toMatchObject({ code: 200, result: true })
    expect(await totals()).not.toHaveProperty('coupon_code')
    expect((await host.get(at('coupon'))).result).toBe('')
  })

  it('names the currency of the store view [R3.17 currencyCode]', async () => {
    await update({ sku: 'HOOK', qty: 1 })
    expect(await totals()).toMatchObject({ base_currency_code: 'SEK', quote_currency_code: 'SEK' })
  })

  it('counts each line, and each segment [R3.06 items] [R3.06 total_segments]', async () => {
    await update({ sku: 'HOOK', qty: 3 })
    await update({ sku: 'BOOK', qty: 1 })
    const { items, total_segments } = await totals()
    expect(items.map(({ qty, row_total_incl_tax }) => [qty, row_total_incl_tax])).toEqual([
      [3, 99.99],
      [1, 106],
    ])
    expect(total_segments.map(({ code }) => code)).toEqual(['subtotal', 'shipping', 'tax', 'grand_total'])
  })

  const discount = '[R3.06 coupon_code] [R3.06 discount_amount]'
  it(`names the coupon and its discount, and neither without one ${discount}`, async () => {
    await update({ sku: 'SQUEEGEE', qty: 1 })
    expect(await totals()).not.toHaveProperty('coupon_code')
    expect(await totals()).toMatchObject({ discount_amount: 0 })
    await host.post(`${at('apply-coupon')}&coupon=nyhet10`)
    expect(await totals()).toMatchObject({ coupon_code: 'NYHET10', discount_amount: -7.99 })
  })

  it('refuses an unknown coupon and a missing one', async () => {
    expect(await host.post(`${at('apply-coupon')}&coupon=FEL`)).toMatchObject({
      code: 404,
      result: "The coupon code isn't valid. Verify the code and try again.",
    })
    expect(await host.post(at('apply-coupon'))).toMatchObject({ code: 400, fields: [{ field: 'coupon' }] })
  })
})
