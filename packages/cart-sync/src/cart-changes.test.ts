import { describe, expect, it } from 'vitest'
import { addLine, replaceLine } from './cart-changes'
import { EMPTY_CART } from './cart-document'
import { aDraft, aLine } from './testing'

/** A draft that counts how often its options are read: the line's key and its checksum are computed from them. */
function countedDraft(sku: string) {
  const counted = { reads: 0 }
  const product_option = {
    get extension_attributes() {
      counted.reads += 1
      return {}
    },
  }
  return { counted, draft: aDraft(sku, { product_option }) }
}

describe('a change of the cart computes its line once, however often it is applied', () => {
  it('when a line is added', () => {
    const { counted, draft } = countedDraft('DOOR')
    const change = addLine(draft, 1)
    const { reads } = counted
    const shown = change(EMPTY_CART)
    const stored = change(EMPTY_CART)
    expect(shown.cartItems).toMatchObject([{ key: 'DOOR', qty: 1 }])
    expect(stored).toEqual(shown)
    expect(counted.reads).toBe(reads)
  })

  it('when a line is replaced', () => {
    const { counted, draft } = countedDraft('WALL')
    const change = replaceLine('DOOR', draft, 2)
    const { reads } = counted
    const cart = { ...EMPTY_CART, cartItems: [aLine('DOOR')] }
    expect(change(cart).cartItems).toMatchObject([{ key: 'WALL', qty: 2 }])
    expect(change(EMPTY_CART).cartItems).toMatchObject([{ key: 'WALL', qty: 2 }])
    expect(counted.reads).toBe(reads)
  })
})
