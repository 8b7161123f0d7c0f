import type { CartItemDraft } from '@vitrin/catalog'
import { describe, expect, it } from 'vitest'
import { aDraft, aLine, openCart } from './testing'

const CONSENT = { consentToOwnMeasures: true }
const snapshot = {} as NonNullable<CartItemDraft['made_to_measure']>
const cutPieces = [
  ['a piece with a model', { made_to_measure: snapshot }],
  ['a piece whose model only the host knows', { cut_to_size: true }],
] as const

describe('the consent to own measures', () => {
  it.each(cutPieces)('is required to add %s', async (_, cut) => {
    const { cart, storage, gateway, events } = openCart()
    const refused = { ok: false, rejection: { code: 'consent-missing', sku: 'DOOR' } }
    expect(await cart.add([aDraft('DOOR', cut)])).toEqual(refused)
    expect(await cart.add([aDraft('DOOR', cut)], { consentToOwnMeasures: false })).toEqual(refused)
    await cart.sync()
    expect([cart.items, storage.cart.cartItems, events, gateway.called('update')]).toEqual([[], [], [], []])
    expect(await cart.add([aDraft('DOOR', cut)], CONSENT)).toMatchObject({ ok: true, value: [{ sku: 'DOOR' }] })
    await cart.sync()
    expect(gateway.quantities(cart.token)).toEqual({ DOOR: 1 })
  })

  it.each(cutPieces)('is required to change a line to %s', async (_, cut) => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('DOOR')])
    expect(await cart.replace('DOOR', aDraft('WALL', cut))).toMatchObject({
      ok: false,
      rejection: { code: 'consent-missing', sku: 'WALL' },
    })
    expect(cart.items.map(({ sku }) => sku)).toEqual(['DOOR'])
    expect(await cart.replace('DOOR', aDraft('WALL', cut), CONSENT)).toMatchObject({ ok: true })
    expect(cart.items.map(({ sku }) => sku)).toEqual(['WALL'])
  })

  it('is not required for a standard size, and the other drafts are added', async () => {
    const { cart } = openCart({ online: false })
    const outcome = await cart.add([aDraft('DOOR', { cut_to_size: true }), aDraft('MIRROR', { cut_to_size: false })])
    expect(outcome).toMatchObject({ ok: false, rejection: { code: 'consent-missing' } })
    expect(cart.items.map(({ sku }) => sku)).toEqual(['MIRROR'])
  })

  it('is not required again when a line gets another quantity or its removal is undone', async () => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('DOOR', { cut_to_size: true })], CONSENT)
    expect(await cart.setQty('DOOR', 2)).toEqual({ ok: true, value: 2 })
    const [line] = cart.items
    await cart.remove('DOOR')
    expect(await cart.undoRemoval(line!)).toMatchObject({ ok: true, value: [{ sku: 'DOOR', qty: 2 }] })
  })

  it('is not required again for lines from storage, the host, an order or a guest who signs in', async () => {
    const { cart, storage, gateway, products } = openCart()
    const stored = [aLine('DOOR', 1, { cut_to_size: true, prev_qty: 0 })]
    await storage.update((empty) => ({ ...empty, revision: 1, cartItems: stored }))
    await cart.load()
    await cart.sync()
    products.more = { cut_to_size: true }
    gateway.putFromElsewhere(cart.token!, { sku: 'WALL', qty: 1 })
    await cart.sync()
    expect(cart.items).toMatchObject([{ sku: 'DOOR' }, { sku: 'WALL', cut_to_size: true }])
    await cart.orderLines.restore('order-1', 'guest', [aLine('SCREEN', 1, { cut_to_size: true })])
    await cart.assignOwner('7')
    expect(cart.items.map(({ sku }) => sku)).toEqual(['DOOR', 'WALL', 'SCREEN'])
  })
})
