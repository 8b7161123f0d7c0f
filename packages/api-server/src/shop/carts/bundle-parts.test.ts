import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderConfirmation } from '@vitrin/kernel'
import type { CatalogueDocument } from '../../ports'
import { shopDocuments } from '../../testing/shop-documents'
import { ShopHost, type WireAnswer } from '../../testing/shop-host'
import { orderOf } from '../../testing/shop-requests'

const product = (id: number, sku: string, more: object): CatalogueDocument => ({
  type: 'product',
  id,
  doc: { id, sku, name: sku, type_id: 'simple', status: 1, visibility: 4, tax_class_id: 2, ...more },
})
const part = (id: string, sku: string) => ({ id, sku, qty: 1, is_default: false, can_change_quantity: 1 })
const kit = product(740, 'KIT', {
  type_id: 'bundle',
  price: 0,
  bundle_options: [
    {
      option_id: 12,
      title: 'Delar',
      required: true,
      type: 'checkbox',
      product_links: [part('41', 'HOOK'), part('42', 'SQUEEGEE')],
    },
    { option_id: 13, title: 'Mer', required: false, type: 'checkbox', product_links: [part('43', 'HOOK')] },
  ],
})
const dear = product(741, 'DEAR', { price: 9_000_000_000, stock: { qty: 1, is_in_stock: true, max_sale_qty: 1000 } })

describe('parts of a bundle', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost({ documents: [...shopDocuments, kit, dear] })
  })
  afterAll(() => host.database.close())

  const kitWith = (bundle_options: readonly object[], qty = 1) => ({
    sku: 'KIT',
    qty,
    product_option: { extension_attributes: { bundle_options } },
  })
  const choice = (option_selections: readonly string[], option_qty = 1, option_id = 12) => ({
    option_id,
    option_qty,
    option_selections,
  })
  const stock = () => ['HOOK', 'SQUEEGEE'].map((sku) => host.database.stock.of(sku)?.qty)
  const both = async (
    requested: object,
  ): Promise<readonly [cart: WireAnswer<unknown>, order: WireAnswer<OrderConfirmation>]> => {
    const cartId = await host.guestCart()
    return [
      await host.post(`/api/cart/update?cartId=${cartId}`, { cartItem: requested }),
      await host.post('/api/order', orderOf([requested])),
    ]
  }
  const refusals = async (requested: object) => {
    const answers = await both(requested)
    expect(stock()).toEqual([4, 4])
    expect(host.database.mail.waiting()).toEqual([])
    return answers.map(({ code, fields }) => [
      code,
      ...(fields ?? []).map(({ field, message }) => `${field} ${message}`),
    ])
  }

  it('are chosen once each', async () => {
    const at = (place: string) => [400, `${place}.product_option.12 should hold each selection once`]
    expect(await refusals(kitWith([choice(Array.from({ length: 50 }, () => '41'))]))).toEqual([
      at('cartItem'),
      at('products.0'),
    ])
  })

  it('leave the stock as often as they are paid', async () => {
    const [cart, order] = await both(kitWith([choice(['42', '41'], 2)], 2))
    // Two of each, and a hook: the default of the other option.
    expect(cart.result).toMatchObject({ price_incl_tax: 2 * 33.33 + 2 * 79.9 + 33.33 })
    expect(order.code).toBe(200)
    expect(stock()).toEqual([-2, 0])
  })

  it('have the largest quantity of their products, over all options and pieces', async () => {
    expect(await refusals(kitWith([choice(['41'], Number.MAX_SAFE_INTEGER)]))).toEqual([
      [400, 'cartItem.product_option.extension_attributes.bundle_options.0.option_qty should be at most 10000'],
      [400, 'products.0.product_option.extension_attributes.bundle_options.0.option_qty should be at most 10000'],
    ])
    const at = (place: string) => [400, `${place}.qty should need at most 20 of HOOK`]
    expect(await refusals(kitWith([choice(['41'], 21)]))).toEqual([at('cartItem'), at('products.0')])
    expect(await refusals(kitWith([choice(['41'], 7)], 3))).toEqual([at('cartItem'), at('products.0')])
    expect(await refusals(kitWith([choice(['41'], 11), choice(['43'], 10, 13)]))).toEqual([
      at('cartItem'),
      at('products.0'),
    ])
    const pack = { sku: 'PACK', qty: 7 }
    expect(await refusals(pack)).toEqual([at('cartItem'), at('products.0')])
  })
})

describe('totals', () => {
  it('are refused where whole öre cannot be counted exactly', async () => {
    const host = new ShopHost({ documents: [...shopDocuments, kit, dear] })
    const cartId = await host.guestCart()
    const update = (qty: number) =>
      host.post(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'DEAR', qty, product_option: null } })
    const tooMuch = 'should cost less: totals end at 9000000000 kr'
    expect(await update(2)).toMatchObject({ code: 400, fields: [{ field: 'cartItem.qty', message: tooMuch }] })
    expect((await update(1)).code).toBe(200)
    expect(await update(1)).toMatchObject({ code: 400, fields: [{ message: tooMuch }] })
    expect(await host.post(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'HOOK', qty: 1 } })).toMatchObject({
      code: 400,
      fields: [{ message: tooMuch }],
    })
    const order = await host.post(
      '/api/order',
      orderOf([
        { sku: 'DEAR', qty: 1 },
        { sku: 'HOOK', qty: 1 },
      ]),
    )
    expect(order).toMatchObject({ code: 400, fields: [{ field: 'products', message: tooMuch }] })
    expect(host.database.stock.of('DEAR')?.qty).toBe(1)
    host.database.close()
  })
})
