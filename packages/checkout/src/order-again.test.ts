import type { AddableDraft, AddConsent } from '@vitrin/cart-sync'
import { aDraft } from '@vitrin/cart-sync/testing'
import { accept, reject, type PlacedOrderItem } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { orderAgain } from './order-again'

function open({ sold = ['A', 'B'], cartAccepts = true } = {}) {
  const added: AddableDraft[] = []
  const consents: AddConsent[] = []
  const again = orderAgain({
    products: { draftsOf: async ({ sku }) => (sold.includes(sku) ? [aDraft(sku)] : []) },
    cart: {
      async add(drafts, consent) {
        if (!cartAccepts) return reject({ code: 'out-of-stock' })
        added.push(...drafts)
        consents.push(consent)
        return accept(undefined)
      },
    },
  })
  return { again, added, consents }
}

const item = (sku: string, part: Partial<PlacedOrderItem> = {}): PlacedOrderItem => ({
  sku,
  name: `Name ${sku}`,
  ...part,
})

describe('orderAgain', () => {
  it('adds each item of the order to the cart', async () => {
    const { again, added, consents } = open()
    expect(await again({ items: [item('A'), item('B')] })).toEqual({ added: 2, missing: [] })
    expect(added.map(({ sku }) => sku)).toEqual(['A', 'B'])
    expect(consents).toEqual([{ consentToOwnMeasures: true }, { consentToOwnMeasures: true }])
  })

  it('names what is no longer sold, adds the rest, and leaves out parts of other items', async () => {
    const { again, added } = open()
    const order = { items: [item('GONE'), item('A'), item('B', { parent_item_id: 4 })] }
    expect(await again(order)).toEqual({ added: 1, missing: ['Name GONE'] })
    expect(added.map(({ sku }) => sku)).toEqual(['A'])
  })

  it('names what the cart refuses', async () => {
    const { again } = open({ cartAccepts: false })
    expect(await again({ items: [item('A')] })).toEqual({ added: 0, missing: ['Name A'] })
  })
})
