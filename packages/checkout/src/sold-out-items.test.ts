import { aLine } from '@vitrin/cart-sync/testing'
import { describe, expect, it } from 'vitest'
import { soldOutItems } from './sold-out-items'

const stock = {
  async isSoldOut(sku: string): Promise<boolean> {
    if (sku === 'UNKNOWN') throw new Error('The host cannot tell')
    return sku !== 'PLENTY'
  },
}

describe('soldOutItems', () => {
  it('names what is sold out, and nothing whose stock is unknown [R4.39]', async () => {
    const items = [aLine('PLENTY', 2), aLine('GONE', 2, { name: 'Round mirror' }), aLine('UNKNOWN', 2)]
    expect(await soldOutItems({ items }, stock)).toEqual(['Round mirror'])
  })

  it('does not name an item that took the last pieces', async () => {
    const last = aLine('LAST', 2, { stock: { qty: 2, is_in_stock: true } })
    expect(await soldOutItems({ items: [last] }, stock)).toEqual([])
    const short = aLine('SHORT', 2, { name: 'Short', stock: { qty: 5, is_in_stock: true } })
    expect(await soldOutItems({ items: [short] }, stock)).toEqual(['Short'])
  })

  it('does not name what is cut to measure', async () => {
    const cut = aLine('CUT', 2, { made_to_measure: { family: 'test' } as never })
    expect(await soldOutItems({ items: [cut] }, stock)).toEqual([])
  })

  it('names nothing of an order that was stored without its items', async () => {
    expect(await soldOutItems({}, stock)).toEqual([])
  })
})
