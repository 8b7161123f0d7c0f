import { describe, expect, it } from 'vitest'
import {
  addLine,
  claimLines,
  clearCart,
  confirmDeletion,
  confirmLine,
  disconnectedIfEmptied,
  nextRun,
  orderedLines,
  refuseLine,
  releaseClaim,
  removeLine,
  replaceLine,
  setLineQuantity,
  withoutPieces,
} from './cart-changes'
import { EMPTY_CART, type CartDocument } from './cart-document'
import { returnLines } from './return-lines'
import { aDraft, aLine, aServerItem } from './testing'

const cartOf = (change: Partial<CartDocument>): CartDocument => ({ ...EMPTY_CART, ...change })

const held = (cart: CartDocument) => cart.cartItems.map(({ key, qty, merge_qty }) => [key, qty, merge_qty])

const graves = (cart: CartDocument) => cart.tombstones.map(({ key }) => key)

const grave = (key: string, server_item_id?: string) => ({ key, sku: key, server_item_id })

describe('adding a line', () => {
  it('adds to the quantity of a line like it, and takes over what the draft says now', () => {
    const cart = cartOf({ cartItems: [aLine('A', 2), aLine('B', 1)] })
    const added = addLine(aDraft('A', { name: 'New name' }), 3)(cart)
    expect(held(added)).toEqual([
      ['A', 5, undefined],
      ['B', 1, undefined],
    ])
    expect(added.cartItems[0]).toMatchObject({ name: 'New name', prev_qty: 2 })
  })

  it('adds to the pieces that are to be merged', () => {
    const cart = cartOf({ cartItems: [aLine('A', 2, { merge_qty: 1 })] })
    expect(held(addLine(aDraft('A'), 3)(cart))).toEqual([['A', 5, 4]])
  })

  it('takes back the deletion of that line only', () => {
    const cart = cartOf({ tombstones: [grave('A'), grave('B')] })
    const added = addLine(aDraft('A'), 1)(cart)
    expect([held(added), graves(added)]).toEqual([[['A', 1, undefined]], ['B']])
  })

  it.each([
    ['of a guest', { owner: 'guest' }, undefined],
    ['of an account whose cart at the host is known', { owner: '7', cartItemsHash: 'x' }, undefined],
    ['of an account that has deleted the line', { owner: '7', tombstones: [grave('B'), grave('A')] }, undefined],
    ['of an account that has deleted another line', { owner: '7', tombstones: [grave('B')] }, 2],
    ['of an account before its first sync', { owner: '7' }, 2],
  ])('marks the pieces as to be merged or not in a cart %s', (_, cart, merge_qty) => {
    expect(held(addLine(aDraft('A'), 2)(cartOf(cart)))).toEqual([['A', 2, merge_qty]])
  })
})

describe('changing a line', () => {
  const cart = cartOf({ cartItems: [aLine('A', 1), aLine('B', 2, { merge_qty: 2 }), aLine('C', 3)] })

  it('puts another piece in its place, and leaves the deletion for the host', () => {
    const changed = replaceLine('B', aDraft('D'), 5)(cart)
    expect([held(changed).map(([key, qty]) => `${key} ${qty}`), graves(changed)]).toEqual([
      ['A 1', 'D 5', 'C 3'],
      ['B'],
    ])
  })

  it('keeps its place at the beginning, and adds the piece if it was removed meanwhile', () => {
    const keys = (change: CartDocument) => held(change).map(([key]) => key)
    expect(keys(replaceLine('A', aDraft('D'), 1)(cart))).toEqual(['D', 'B', 'C'])
    const added = replaceLine('X', aDraft('D'), 1)(cart)
    expect([keys(added), graves(added)]).toEqual([['A', 'B', 'C', 'D'], []])
  })

  it('joins a line like the new piece', () => {
    expect(held(replaceLine('B', aDraft('A'), 5)(cart)).map(([key, qty]) => `${key} ${qty}`)).toEqual(['A 6', 'C 3'])
  })

  it('sets the whole quantity, whatever was to be merged', () => {
    for (const change of [replaceLine('B', aDraft('B'), 5), setLineQuantity('B', 5)])
      expect(held(change(cart))).toEqual([
        ['A', 1, undefined],
        ['B', 5, undefined],
        ['C', 3, undefined],
      ])
  })

  it('removes it, and buries it once', () => {
    const removed = removeLine('B')({ ...cart, tombstones: [grave('B', 'old'), grave('X')] })
    expect([held(removed).length, removed.tombstones]).toEqual([2, [grave('X'), grave('B')]])
  })
})

describe('an emptied cart', () => {
  const connected = cartOf({
    cartItems: [aLine('A', 1, { server_item_id: 'a' })],
    tombstones: [grave('B')],
    cartServerToken: 'token',
    cartItemsHash: 'hash',
    platformTotals: { grand_total: 1, tax_amount: 0 },
    platformTotalsBasis: 'basis',
  })

  it('leaves a deletion for each line, or forgets the cart at the host', () => {
    const cleared = clearCart({ sync: true })(connected)
    expect([cleared.cartItems, cleared.tombstones, cleared.cartServerToken]).toEqual([
      [],
      [grave('B'), grave('A', 'a')],
      'token',
    ])
    expect(clearCart({ sync: false })(connected)).toEqual(EMPTY_CART)
  })

  it('forgets the cart at the host once every deletion is confirmed', () => {
    const emptied = { ...connected, cartItems: [], tombstones: [] }
    expect(disconnectedIfEmptied(emptied)).toEqual(EMPTY_CART)
    for (const cart of [connected, { ...emptied, tombstones: [grave('B')] }, { ...connected, tombstones: [] }])
      expect(disconnectedIfEmptied(cart)).toBe(cart)
  })
})

describe('lines of an order', () => {
  const cart = cartOf({ cartItems: [aLine('A', 3), aLine('B', 1)] })
  const lines = [
    { key: 'A', qty: 3 },
    { key: 'B', qty: 1 },
  ]
  const claim = { order_id: 'order-1', lines }

  it.each([
    ['are claimed as they are', cart, lines, true],
    ['are not claimed with another quantity', cart, [lines[0]!, { key: 'B', qty: 2 }], false],
    ['are not claimed in part', cart, [lines[0]!], false],
    ['are not claimed when a line is gone', cart, [lines[0]!, { key: 'C', qty: 1 }], false],
    ['are not claimed by two orders', { ...cart, confirming: { order_id: 'order-0', lines } }, lines, false],
  ])('%s', (_, from, claimed, succeeds) => {
    const after = claimLines({ order_id: 'order-1', lines: claimed })(from)
    expect(after.confirming?.order_id === 'order-1').toBe(succeeds)
  })

  it('are released by their own order only', () => {
    const claimed = { ...cart, confirming: claim }
    expect(releaseClaim('order-1')(claimed).confirming).toBeNull()
    expect(releaseClaim('order-2')(claimed)).toBe(claimed)
    expect(releaseClaim('order-2')(cart)).toBe(cart)
  })

  it('leave the cart with the order; pieces that were added since stay', () => {
    const claimed = { ...cart, cartItems: [aLine('A', 5), aLine('B', 1), aLine('C', 1)], confirming: claim }
    const ordered = orderedLines('order-1')(claimed)
    expect([held(ordered), graves(ordered), ordered.confirming]).toEqual([
      [
        ['A', 2, undefined],
        ['C', 1, undefined],
      ],
      ['B'],
      null,
    ])
    expect(orderedLines('order-2')(claimed)).toBe(claimed)
    expect(orderedLines('order-1')(cart)).toBe(cart)
  })

  it('that only a guest brought leave no deletion for the account’s cart', () => {
    const brought = cartOf({ cartItems: [aLine('A', 3, { merge_qty: 3 }), aLine('B', 1, { merge_qty: 0 })] })
    expect(graves(withoutPieces(lines)(brought))).toEqual(['B'])
    const partly = cartOf({ cartItems: [aLine('A', 3, { merge_qty: 1 })] })
    expect(graves(withoutPieces(lines)(partly))).toEqual(['A'])
  })

  it('return once, also into the parked cart of another account', () => {
    const back = returnLines('order-1', '7', [aDraft('A', { qty: 2 })])
    const returned = back(cartOf({ owner: '7', cartItemsHash: 'x' }))
    expect([held(returned), returned.returned]).toEqual([[['A', 2, undefined]], ['order-1']])
    expect(back(returned)).toBe(returned)
    const parked = back(cartOf({ owner: '8', parked: { '9': { ...EMPTY_CART } } }))
    expect([parked.cartItems, Object.keys(parked.parked)]).toEqual([[], ['7', '9']])
    const other = back(cartOf({ owner: '8', cartItems: [aLine('B')], cartItemsHash: 'x', tombstones: [grave('A')] }))
    expect([held(other), held({ ...EMPTY_CART, ...other.parked['7'] })]).toEqual([[['B', 1, undefined]], [['A', 2, 2]]])
    expect(parked.parked['7']).toEqual({
      cartItems: [expect.objectContaining({ key: 'A', qty: 2 })],
      tombstones: [],
      cartItemsHash: null,
      coupon_to_reapply: null,
    })
  })

  it('that never left the cart are only released', () => {
    const back = returnLines('order-1', 'guest', [aDraft('A')])({ ...cart, confirming: claim })
    expect([held(back), back.confirming, back.returned]).toEqual([held(cart), null, ['order-1']])
  })

  it('are remembered for the last twenty orders', () => {
    const before = Array.from({ length: 20 }, (_, index) => `old-${index}`)
    const { returned } = returnLines('order-1', 'guest', [])(cartOf({ returned: before }))
    expect(returned).toEqual([...before.slice(1), 'order-1'])
  })
})

describe('an answer about a line', () => {
  const sent = aLine('A', 3, { prev_qty: 2, unconfirmed: true })
  const cart = cartOf({ cartItems: [sent, aLine('B', 1)], tombstones: [grave('C'), grave('D')] })

  it('confirms the quantity that was sent; a newer one stays', () => {
    const server = aServerItem('A', 3)
    expect(confirmLine('A', 3, server)(cart).cartItems[0]).toMatchObject({ qty: 3, prev_qty: 3, unconfirmed: false })
    const newer = cartOf({ cartItems: [{ ...sent, qty: 5 }] })
    expect(confirmLine('A', 3, server)(newer).cartItems[0]).toMatchObject({ qty: 5, prev_qty: 3, unconfirmed: false })
    expect(confirmLine('A', 3, aServerItem('A', 2))(cart).cartItems[0]).toMatchObject({ qty: 2 })
  })

  it('takes over the measures as the host computed them', () => {
    const made_to_measure = { family: 'test' } as never
    const follows = (server: object) => confirmLine('A', 3, aServerItem('A', 3, server))(cart).cartItems[0]
    expect(follows({ made_to_measure })?.made_to_measure).toBe(made_to_measure)
    expect(follows({})).not.toHaveProperty('made_to_measure')
  })

  it('names a deleted line at the host', () => {
    expect(confirmLine('C', 1, aServerItem('C', 1))(cart).tombstones).toEqual([grave('C', 'at-host-C'), grave('D')])
  })

  it.each([
    ['goes back to the agreed quantity', sent, true, [['A', 2, undefined]], false, []],
    ['goes back, unsure after a server fault', sent, false, [['A', 2, undefined]], true, []],
    ['goes if nothing was agreed', { ...sent, prev_qty: 0 }, true, [], undefined, []],
    ['leaves a deletion if the host may have it', { ...sent, prev_qty: 0 }, false, [], undefined, ['A']],
    ['keeps a newer quantity', { ...sent, qty: 5 }, true, [['A', 5, undefined]], false, []],
    ['keeps a newer quantity, unsure', { ...sent, qty: 5 }, false, [['A', 5, undefined]], true, []],
  ])('that refuses it: the line %s', (_, line, isOutcomeKnown, expected, unconfirmed, buried) => {
    const refused = refuseLine('A', 3, isOutcomeKnown)(cartOf({ cartItems: [line] }))
    expect([held(refused), refused.cartItems[0]?.unconfirmed, graves(refused)]).toEqual([expected, unconfirmed, buried])
  })

  it('that refuses a new line leaves the others', () => {
    const two = cartOf({ cartItems: [{ ...sent, prev_qty: 0 }, aLine('B', 1)] })
    expect(held(refuseLine('A', 3, true)(two))).toEqual([['B', 1, undefined]])
  })

  it('that refuses a line which is gone changes nothing', () => {
    expect(refuseLine('X', 1, true)(cart)).toBe(cart)
    expect(graves(confirmDeletion('C')(cart))).toEqual(['D'])
  })

  it('belongs to a run of this device, which keeps its name', () => {
    const first = nextRun('fresh')(EMPTY_CART)
    expect([first.device, first.run]).toEqual(['fresh', 1])
    expect(nextRun('other')(first)).toMatchObject({ device: 'fresh', run: 2 })
  })
})
