import { beforeEach, describe, expect, it } from 'vitest'
import type { WireCartItem } from '@vitrin/api-contract/wire'
import { shopDocuments } from '../../testing/shop-documents'
import { ShopHost, type WireRequest } from '../../testing/shop-host'
import { mirror, ownDoor, standardDoor } from '../../testing/shop-requests'

describe('prices in a cart', () => {
  let host: ShopHost
  let cartId: string
  beforeEach(async () => {
    host = new ShopHost()
    cartId = await host.guestCart()
  })
  const at = (call: string) => `/api/cart/${call}?cartId=${cartId}`
  const update = (cartItem: object, request?: WireRequest) =>
    host.post<WireCartItem>(at('update'), { cartItem }, request)
  const pull = async () => (await host.get<readonly WireCartItem[]>(at('pull'))).result

  it('prices own measures from the model and keeps the snapshot on the line', async () => {
    const { result } = await update(ownDoor(893, 2010))
    // 893 × 2010 mm = 1,794,930 mm² × 1,150 kr/m² = 2,064 kr; edge 490; black 1,790; fee 575
    expect(result.made_to_measure).toMatchObject({
      version: 3,
      family: 'shower-door-hinged',
      profile: 'black-matt',
      measures: { width: 893, height: 2010 },
      choices: { glass: 'clear', hinge_side: 'left' },
      breakdown: { total: 491_900 },
    })
    expect([result.price_incl_tax, result.price]).toEqual([4919, 3935.2])
    expect(await pull()).toEqual([result])
  })

  it('refuses own measures with a reason per field', async () => {
    const refused = await update({ ...ownDoor(500, 2200), made_to_measure: { breakdown: { total: 1 } } })
    expect(refused).toMatchObject({
      code: 400,
      fields: [
        { field: 'cartItem.product_option.width', message: 'should be at least 600 mm' },
        { field: 'cartItem.product_option.height', message: 'should be at most 2100 mm' },
      ],
    })
    const { sku, product_option } = ownDoor(700, 2000)
    const without = product_option.extension_attributes.custom_options.filter(
      ({ option_id }) => option_id !== '903' && option_id !== '905',
    )
    expect(
      (await update({ sku, qty: 1, product_option: { extension_attributes: { custom_options: without } } })).fields,
    ).toEqual([
      { field: 'cartItem.product_option.height', message: 'is required' },
      { field: 'cartItem.product_option.hinge_side', message: 'is required' },
    ])
  })

  it('refuses own measures that are a standard size of that colour, and measures on a standard size', async () => {
    expect(await update(ownDoor(900, 2000))).toMatchObject({
      code: 400,
      fields: [{ field: 'cartItem.product_option.width', message: 'is a standard size: choose it instead' }],
    })
    const { product_option } = ownDoor(700, 1900)
    expect((await update({ sku: 'DOOR-80-BLACK', qty: 1, product_option })).fields?.map(({ field }) => field)).toEqual([
      'cartItem.product_option.width',
      'cartItem.product_option.height',
    ])
  })

  it('adds the surcharges of chosen values, in kronor and in percent', async () => {
    expect((await update(standardDoor('DOOR-80-BLACK', 9042))).result.price_incl_tax).toBe(5445)
    expect((await update(mirror(82))).result.price_incl_tax).toBe(1644.5)
  })

  it('refuses options that are unknown, chosen twice, too long or without such a value', async () => {
    const options = (...custom_options: readonly object[]) => ({
      sku: 'MIRROR',
      qty: 1,
      product_option: { extension_attributes: { custom_options } },
    })
    const led = { option_id: 21, option_value: '81' }
    const fieldsOf = async (item: object) => (await update(item)).fields?.map(({ field }) => field)
    expect(await fieldsOf(options(led, { option_id: 99, option_value: 'x' }))).toEqual(['cartItem.product_option.99'])
    expect(await fieldsOf(options(led, led))).toEqual(['cartItem.product_option.21'])
    expect(await fieldsOf(options({ option_id: 21, option_value: '83' }))).toEqual(['cartItem.product_option.21'])
    expect(await fieldsOf(options(led, { option_id: 22, option_value: 'sex bok' }))).toEqual([
      'cartItem.product_option.22',
    ])
  })

  it('takes dates and times in their form, and no files: neither the one nor the other is guessed at', async () => {
    const options = ['date', 'date_time', 'time', 'area', 'file'].map((type, index) => ({
      option_id: 31 + index,
      title: type,
      type,
      is_require: false,
    }))
    const visit = {
      id: 640,
      sku: 'VISIT',
      name: 'Besök',
      type_id: 'virtual',
      status: 1,
      visibility: 4,
      tax_class_id: 2,
      price: 100,
      custom_options: options,
    }
    const visited = new ShopHost({ documents: [...shopDocuments, { type: 'product', id: 640, doc: visit }] })
    const guest = await visited.guestCart()
    const refusalOf = async (option_id: number, option_value: string) => {
      const cartItem = {
        sku: 'VISIT',
        qty: 1,
        quoteId: guest,
        product_option: { extension_attributes: { custom_options: [{ option_id, option_value }] } },
      }
      return (await visited.post(`/api/cart/update?cartId=${guest}`, { cartItem })).fields?.map(
        ({ message }) => message,
      )
    }
    expect(await refusalOf(31, '2026-12-03')).toBeUndefined()
    expect(await refusalOf(31, 'i morgon')).toEqual(['should be a date (YYYY-MM-DD)'])
    expect(await refusalOf(32, '2026-12-03T08:30')).toBeUndefined()
    expect(await refusalOf(32, '2026-12-03')).toEqual(['should be a date with a time (YYYY-MM-DDTHH:mm)'])
    expect(await refusalOf(33, '08:30')).toBeUndefined()
    expect(await refusalOf(33, 'åtta')).toEqual(['should be a time (HH:mm)'])
    expect(await refusalOf(34, 'Två\nrader')).toBeUndefined()
    expect(await refusalOf(35, 'ritning.pdf')).toEqual(['cannot be ordered here (file)'])
  })

  it('sells what special prices, bundles, groups and downloads cost', async () => {
    expect((await update({ sku: 'SQUEEGEE', qty: 1 })).result.price_incl_tax).toBe(79.9)
    expect((await update({ sku: 'SET', qty: 1 })).result.price_incl_tax).toBe(79.9)
    const bundle = (selection: string, qty: number) => ({
      sku: 'SET',
      qty: 1,
      product_option: {
        extension_attributes: {
          bundle_options: [{ option_id: 11, option_qty: qty, option_selections: [selection] }],
        },
      },
    })
    expect((await update(bundle('32', 2))).result.price_incl_tax).toBe(66.66)
    expect(await update(bundle('31', 2))).toMatchObject({
      code: 400,
      fields: [{ field: 'cartItem.product_option.11', message: 'should have the quantity 1' }],
    })
    expect(await update(bundle('33', 1))).toMatchObject({ code: 400 })
    expect((await update({ sku: 'PACK', qty: 1 })).result.price_incl_tax).toBe(99.99)
    expect((await update({ sku: 'PLAN', qty: 1 })).result.price_incl_tax).toBe(49)
    expect((await update({ sku: 'SAMPLE', qty: 1 })).result.price_incl_tax).toBe(0)
  })
})
