import { ore } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CATALOG_CONFIG as config } from '../catalog-config'
import { aProduct, FakeSearchGateway } from '../testing'
import type { Review } from '../reviews/review'
import { HomeStore } from './home-store'

const price = (kronor: number) => ({ price_incl_tax: kronor })
const reduced = { price_incl_tax: 3000, original_price_incl_tax: 5000, special_price: 2400 }

const stars = (percent: number) => [{ percent, value: percent / 20, title: 'Betyg' }]

function aReview(overrides: Partial<Review>): Review {
  return {
    id: 1,
    product_id: 1,
    title: 'Bra',
    detail: 'Glaset satt på första försöket.',
    nickname: 'Maja',
    review_status: 1,
    created_at: '2026-01-01 10:00:00',
    ...overrides,
  }
}

async function loaded(): Promise<HomeStore> {
  const product = [
    aProduct({ id: 1, sku: 'A', name: 'Siljan', category_ids: ['3', '31'], ...price(5595) }),
    aProduct({ id: 2, sku: 'B', name: 'Unden', category_ids: ['31'], ...price(4995.5) }),
    aProduct({ id: 3, sku: 'C', name: 'Åsnen', category_ids: ['3'], ...price(5000), ...reduced }),
  ]
  const review = [
    aReview({ id: 1, product_id: 1, created_at: '2026-01-01 10:00:00', ratings: stars(100) }),
    aReview({ id: 2, product_id: 9, created_at: '2026-01-03 10:00:00', ratings: stars(60) }),
    aReview({ id: 3, product_id: 2, created_at: '2026-01-02 10:00:00', ratings: null }),
    aReview({ id: 4, product_id: 2, created_at: '2025-12-01 10:00:00', ratings: stars(100) }),
    aReview({ id: 5, product_id: 2, created_at: '2026-01-04 10:00:00', ratings: stars(20), review_status: 2 }),
  ]
  const store = new HomeStore({ search: new FakeSearchGateway({ product, review }), config })
  await store.load()
  return store
}

describe('the lists of HomeStore', () => {
  const product = [
    aProduct({ id: 1, sku: 'NEW', new: '1' }),
    aProduct({ id: 2, sku: 'BEST', erin_recommends: '1' }),
    aProduct({ id: 3, sku: 'OFFER', category_ids: ['24'] }),
    aProduct({ id: 4, sku: 'OTHER' }),
  ]

  it.each([
    ['new_collection', 'newCollection', 'NEW'],
    ['bestsellers', 'bestsellers', 'BEST'],
    ['prod_offers', 'offers', 'OFFER'],
  ] as const)('have %s, here and in the browser [R3.18 $0]', async (_, list, sku) => {
    const search = new FakeSearchGateway({ product })
    const store = new HomeStore({ search, config })
    await store.load()
    expect(store[list].map((item) => item.sku)).toEqual([sku])
    const copy = new HomeStore({ search, config })
    copy.hydrate(store.snapshot)
    expect(copy[list]).toEqual(store[list])
  })
})

describe('the highlights of HomeStore', () => {
  it('knows the lowest price that is paid in each category', async () => {
    expect((await loaded()).highlights.lowestPrices).toEqual({ 3: ore(300_000), 31: ore(499_550) })
  })

  it('averages the approved reviews that have stars', async () => {
    const { averageStars, reviewCount } = (await loaded()).highlights
    expect([averageStars, reviewCount]).toEqual([(5 + 3 + 5) / 3, 3])
  })

  it('quotes the newest approved reviews, with the product if it is still sold', async () => {
    const { quotes } = (await loaded()).highlights
    expect(quotes.map(({ id, product }) => [id, product])).toEqual([
      [2, undefined],
      [3, 'Unden'],
      [1, 'Siljan'],
    ])
  })

  it('has nothing to show before it is loaded, and all of it in its snapshot', async () => {
    const store = await loaded()
    const copy = new HomeStore({ search: new FakeSearchGateway(), config })
    expect([copy.highlights.averageStars, copy.highlights.quotes]).toEqual([undefined, []])
    copy.hydrate(store.snapshot)
    expect(copy.highlights).toEqual(store.highlights)
  })
})

describe('the lists of HomeStore', () => {
  it('show the newest products of a shop that marks none as new, recommended or reduced', async () => {
    const product = [
      aProduct({ sku: 'OLD', created_at: '2026-01-01 10:00:00', category_ids: [7] }),
      aProduct({ sku: 'NEW', created_at: '2026-06-01 10:00:00', category_ids: [7] }),
    ]
    const store = new HomeStore({ search: new FakeSearchGateway({ product }), config })
    await store.load()
    expect(store.newCollection.map(({ sku }) => sku)).toEqual(['NEW', 'OLD'])
    expect([store.bestsellers, store.offers]).toEqual([[], []])
  })
})
