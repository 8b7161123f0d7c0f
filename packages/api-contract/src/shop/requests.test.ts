import { describe, expect, it } from 'vitest'
import { parseRequest } from '../parse-request'
import { cartRun } from './cart'
import { shopRequests } from './requests'

const item = (product_option: unknown) => ({ cartItem: { sku: 'DOOR', qty: 1, product_option } })
const optionsOf = (product_option: unknown) => {
  const read = parseRequest(shopRequests.cartUpdate.body, item(product_option))
  return read.ok ? read.value.cartItem.product_option : read.rejection
}

describe('product options', () => {
  it('are the same whether they come as a list or a map, as numbers or strings', () => {
    const normal = { extension_attributes: { custom_options: [{ option_id: '21', option_value: '82' }] } }
    expect(optionsOf({ extension_attributes: { custom_options: [{ option_id: 21, option_value: 82 }] } })).toEqual(
      normal,
    )
    expect(
      optionsOf({
        extension_attributes: { custom_options: { 21: { option_id: '21', option_value: '82' } }, bundle_options: null },
      }),
    ).toEqual(normal)
    expect(
      optionsOf({
        extension_attributes: {
          custom_options: [...normal.extension_attributes.custom_options, { option_id: 22, option_value: '' }],
        },
      }),
    ).toEqual(normal)
  })

  it('hold one selection or several', () => {
    const bundle = (option_selections: unknown) =>
      optionsOf({ extension_attributes: { bundle_options: [{ option_id: 11, option_qty: 1, option_selections }] } })
    const normal = (...option_selections: readonly string[]) => ({
      extension_attributes: { bundle_options: [{ option_id: '11', option_qty: 1, option_selections }] },
    })
    expect(bundle(31)).toEqual(normal('31'))
    expect(bundle([31, '32'])).toEqual(normal('31', '32'))
  })

  it.each([
    [undefined],
    [null],
    [[]],
    [{}],
    [{ extension_attributes: [] }],
    [{ extension_attributes: {} }],
    [{ extension_attributes: { custom_options: [] } }],
  ])('are none when they come as %j', (nothing) => expect(optionsOf(nothing)).toBeUndefined())
})

describe('addresses of an order', () => {
  const address = {
    firstname: 'Öö',
    lastname: 'Berg',
    street: ['Storgatan', ''],
    city: 'Lund',
    postcode: '22222',
    country_id: 'SE',
    email: 'ASA@Example.se',
  }
  const order = (billingAddress: object) =>
    parseRequest(shopRequests.order.body, {
      order_id: 'order-one',
      products: [{ sku: 'DOOR', qty: 1 }],
      addressInformation: { billingAddress, payment_method_code: 'x' },
    })

  it('take Swedish names and an empty second street line, and write e-mail addresses small', () => {
    const read = order(address)
    expect(read.ok && read.value.addressInformation.billingAddress).toMatchObject({
      firstname: 'Öö',
      email: 'asa@example.se',
    })
  })

  it('are refused for a hostile e-mail address without taking long', () => {
    const read = order({ ...address, email: `a@${'.a'.repeat(40_000)}@` })
    expect(read.ok).toBe(false)
  })
})

describe('cart runs', () => {
  it('are a device and a number', () => {
    expect(parseRequest(cartRun, '0b7c-11:42')).toEqual({ ok: true, value: { device: '0b7c-11', number: 42 } })
    for (const wrong of ['', '42', 'd1:', 'd1:x', ':1', 'd1:-1']) expect(parseRequest(cartRun, wrong).ok).toBe(false)
  })
})
