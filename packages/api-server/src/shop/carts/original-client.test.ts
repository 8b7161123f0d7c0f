import { beforeEach, describe, expect, it } from 'vitest'
import type { WireCartItem, WireShippingInformation, WireTotals } from '@vitrin/api-contract/wire'
import { ShopHost } from '../../testing/shop-host'
import { mirror } from '../../testing/shop-requests'

const chooses = (custom_options: unknown, configurable_item_options: unknown = []) => ({
  extension_attributes: { custom_options, configurable_item_options, bundle_options: [] },
})

const blackDoor = [
  { option_id: '93', option_value: 5511 },
  { option_id: '142', option_value: 6101 },
]

describe('an original client with a cart', () => {
  let host: ShopHost
  let cartId: string
  beforeEach(async () => {
    host = new ShopHost()
    cartId = await host.guestCart()
  })
  // A guest's requests have an empty token in their query.
  const at = (call: string) => `/api/cart/${call}?token=&cartId=${cartId}`
  const update = (cartItem: object) =>
    host.post<WireCartItem>(at('update'), { cartItem: { ...cartItem, quoteId: cartId } })

  it('adds a product whose optional choice the shopper has not touched', async () => {
    const untouched = { 21: { option_id: 21, option_value: '81' }, 22: { option_id: 22, option_value: null } }
    const { code, result } = await update({ sku: 'MIRROR', qty: 1, product_option: chooses(untouched) })
    expect([code, result.price_incl_tax]).toEqual([200, 1495])
    expect((await update(mirror())).result).toMatchObject({ item_id: result.item_id, qty: 2 })
  })

  it('adds a variant without its required choices at the listed price', async () => {
    const { code, result } = await update({ sku: 'DOOR', qty: '1', product_option: chooses([], blackDoor) })
    expect([code, result.sku, result.qty, result.price_incl_tax]).toEqual([200, 'DOOR-80-BLACK', 1, 4995])
  })

  it('finds its line again: it has the choices that the client sent, and no others', async () => {
    const { result: added } = await update({ sku: 'DOOR', qty: 1, product_option: chooses([], blackDoor) })
    const { result: pulled } = await host.get<readonly WireCartItem[]>(at('pull'))
    for (const line of [added, pulled[0]]) {
      expect(line?.product_option?.extension_attributes.custom_options ?? []).toEqual([])
      expect(line?.product_option?.extension_attributes.configurable_item_options).toHaveLength(2)
    }
  })

  it('can show each refusal of a line, because it is a sentence', async () => {
    expect(await update({ sku: 'HOOK', qty: 21 })).toMatchObject({ result: 'The requested qty is not available' })
    const refused = await update({ sku: 'DOOR', qty: 1, product_option: chooses({ 904: { option_id: 904 } }) })
    expect(refused).toMatchObject({ code: 400, result: expect.stringMatching(/should choose one variant\.$/) })
    expect(refused.meta?.errors).toEqual([
      {
        field: 'cartItem.product_option.extension_attributes.configurable_item_options',
        rule: 'rule',
        expected: 'should choose one variant',
      },
    ])
  })

  it('removes a line that is gone already', async () => {
    const cartItem = { sku: 'HOOK', item_id: 4711, quoteId: cartId }
    expect(await host.post(at('delete'), { cartItem })).toMatchObject({ code: 200, result: true })
  })

  it('gets methods and totals before the shopper has filled the address', async () => {
    await update({ sku: 'HOOK', qty: 1 })
    const empty = { region_id: 0, country_id: '', street: [null, null], postcode: '', city: '', region_code: '' }
    expect((await host.post(at('shipping-methods'), { address: empty })).result).toMatchObject([
      { carrier_code: 'flatrate', method_code: 'flatrate', available: true },
    ])
    const shippingAddress = { countryId: 'SE', firstname: '', lastname: '', city: '', postcode: '', street: [''] }
    const billingAddress = { firstname: '', lastname: '', city: '', postcode: '', street: [''], countryId: '' }
    const information = async (method: object) =>
      (
        await host.post<WireShippingInformation>(at('shipping-information'), {
          addressInformation: { shippingAddress, billingAddress, ...method },
        })
      ).result
    expect(await information({})).toMatchObject({
      payment_methods: [{ code: 'cashondelivery', title: expect.any(String) }],
      totals: { shipping_incl_tax: 0, total_segments: expect.any(Array) },
    })
    const method = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }
    expect((await information(method)).totals).toMatchObject({ shipping_incl_tax: 5 })
    // `options` of each line has to be JSON: the client parses it.
    const { items } = (await host.get<WireTotals>(at('totals'))).result
    expect(items.map(({ options }) => JSON.parse(options) as unknown)).toEqual([[]])
    const methods = { paymentMethod: { method: 'cashondelivery' }, ...method }
    expect((await host.post(at('collect-totals'), { methods })).code).toBe(200)
  })
})
