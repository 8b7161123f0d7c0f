import { describe, expect, it } from 'vitest'
import { aDraft, openCart, withOptions } from './testing'

describe('CartStore: edit mode', () => {
  const fields = '[R3.07 productId] [R3.07 qty] [R3.07 selectedOptions] [R4.46]'
  it(`opens with a line’s product, quantity and options by type, and closes to null ${fields}`, async () => {
    const { cart } = openCart({ online: false })
    const draft = aDraft('A', {
      id: 501,
      qty: 2,
      product_option: {
        extension_attributes: {
          configurable_item_options: [{ option_id: '93', option_value: '5401' }],
          custom_options: [{ option_id: '21', option_value: '82' }],
          bundle_options: [{ option_id: '11', option_qty: 2, option_selections: ['31'] }],
        },
      },
    })
    await cart.add([draft])
    cart.openEditMode(cart.items[0]!.key)
    expect(cart.editMode).toEqual({
      key: cart.items[0]!.key,
      productId: 501,
      qty: 2,
      selectedOptions: {
        configurable: [{ option_id: '93', option_value: '5401' }],
        custom: [{ option_id: '21', option_value: '82' }],
        bundle: [{ option_id: '11', option_qty: 2, option_selections: ['31'] }],
      },
    })
    cart.closeEditMode()
    expect(cart.editMode).toBeNull()
  })

  it('ends with the line as it was chosen anew, in its place, here and at the host [R4.12]', async () => {
    const { cart, gateway, events } = openCart()
    await cart.add([aDraft('A', { qty: 2 }), aDraft('B')])
    await cart.sync()
    cart.openEditMode('A')
    const larger = aDraft('A', { qty: 3, ...withOptions({ 901: '893' }) })
    expect(await cart.replace('A', larger)).toMatchObject({ ok: true, value: { sku: 'A', qty: 3 } })
    expect(
      cart.items.map(({ sku, qty, product_option }) => [
        sku,
        qty,
        product_option.extension_attributes.custom_options?.length ?? 0,
      ]),
    ).toEqual([
      ['A', 3, 1],
      ['B', 1, 0],
    ])
    expect(cart.editMode).toBeNull()
    expect(events.at(-1)).toMatchObject({ type: 'item-changed' })
    await cart.sync()
    expect(Object.values(gateway.quantities(cart.token))).toEqual([1, 3])
  })

  it('only changes the quantity where nothing else was chosen, and joins a line that is like it', async () => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('A', { qty: 2 }), aDraft('A', { qty: 1, ...withOptions({ 901: '893' }) })])
    const [plain, chosen] = cart.items.map(({ key }) => key)
    await cart.replace(plain!, aDraft('A', { qty: 5 }))
    expect(cart.items.map(({ qty }) => qty)).toEqual([5, 1])
    await cart.replace(chosen!, aDraft('A', { qty: 1 }))
    expect(cart.items.map(({ key, qty }) => [key, qty])).toEqual([[plain, 6]])
  })

  it('adds the piece where its line was removed meanwhile; removing it ends edit mode', async () => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('A', { qty: 2 })])
    cart.openEditMode('A')
    await cart.remove('A')
    expect(cart.editMode).toBeNull()
    expect(await cart.replace('A', aDraft('A', { qty: 2 }))).toMatchObject({ ok: true, value: { qty: 2 } })
    expect(cart.items.map(({ sku, qty }) => [sku, qty])).toEqual([['A', 2]])
  })

  it('refuses what could not be added, and leaves the line', async () => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('A')])
    expect(await cart.replace('A', aDraft('A', { price_incl_tax: null }))).toMatchObject({
      ok: false,
      rejection: { code: 'price-unknown' },
    })
    expect(cart.items).toHaveLength(1)
  })
})
