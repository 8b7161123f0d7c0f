import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { aProduct, FakeSearchGateway, InMemoryListStorage } from '../testing'
import { AttributeStore } from '../attributes/attribute-store'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { CompareStore } from './compare-store'
import type { ListedProduct } from '../document/listed-product'
import { RecentlyViewedStore } from './recently-viewed-store'
import { WishlistStore } from './wishlist-store'

const skus = ({ items }: { readonly items: readonly { readonly sku: string }[] }) => items.map(({ sku }) => sku)
const product = (sku: string) => aProduct({ sku, description: 'Lång text' })

function device() {
  const storage = new InMemoryListStorage<ListedProduct>()
  const logger = new RecordingLogger()
  return {
    storage,
    logger,
    wishlist: new WishlistStore({ storage, logger }),
    viewed: new RecentlyViewedStore({ storage, logger }),
  }
}

describe('WishlistStore', () => {
  it('adds once per sku with quantity 1, removes by sku and clears', async () => {
    const { wishlist, storage } = device()
    await wishlist.add(product('A'))
    await wishlist.add(product('A'))
    await wishlist.add(product('B'))
    expect(storage.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['A', 1],
      ['B', 1],
    ])
    await wishlist.remove('A')
    expect([skus(wishlist), wishlist.has('A'), wishlist.count]).toEqual([['B'], false, 1])
    await wishlist.clear()
    expect([wishlist.items, storage.items]).toEqual([[], []])
  })

  it('shows a change before it is stored, and keeps it over a reload', async () => {
    const { wishlist, storage, logger } = device()
    const storing = wishlist.add(product('A'))
    expect(wishlist.has('A')).toBe(true)
    await storing
    const reloaded = new WishlistStore({ storage, logger })
    await reloaded.load()
    expect(skus(reloaded)).toEqual(['A'])
    await reloaded.remove('A')
    expect(storage.items).toEqual([])
  })

  it('never shows an earlier state when two changes are on their way', async () => {
    const { wishlist } = device()
    const seen: string[][] = []
    const first = wishlist.add(product('A')).then(() => seen.push(skus(wishlist)))
    const second = wishlist.add(product('B')).then(() => seen.push(skus(wishlist)))
    await Promise.all([first, second])
    expect(seen).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ])
  })

  it('follows the other tabs until it is stopped', async () => {
    const { wishlist, storage, logger } = device()
    const stop = wishlist.start()
    const there = new WishlistStore({ storage: storage.anotherTab(), logger })
    await there.add(product('A'))
    expect(skus(wishlist)).toEqual(['A'])
    stop()
    await there.clear()
    expect(skus(wishlist)).toEqual(['A'])
  })

  it('works for this page when the disk fails, and says so in the log', async () => {
    const { wishlist, storage, logger } = device()
    storage.failure = new Error('No room')
    await wishlist.load()
    await wishlist.add(product('A'))
    expect(skus(wishlist)).toEqual(['A'])
    expect(logger.entries).toHaveLength(2)
  })

  it('emits one event for each added or removed product, once it is stored', async () => {
    const { wishlist, storage } = device()
    const told: string[] = []
    wishlist.events.subscribe(({ type }) => told.push(`${type}, ${storage.items.length} stored`))
    await wishlist.add(product('A'))
    await wishlist.add(product('A'))
    await wishlist.remove('A')
    await wishlist.remove('A')
    await wishlist.clear()
    expect(told).toEqual(['added, 1 stored', 'removed, 0 stored'])
  })

  it('keeps no_selection as no image', async () => {
    const { wishlist } = device()
    await wishlist.add({ ...product('A'), image: 'no_selection' })
    expect(wishlist.items[0]).not.toHaveProperty('image')
  })

  it('keeps only the fields that a card shows', async () => {
    const { wishlist } = device()
    await wishlist.add(product('A'))
    expect(wishlist.items[0]).toMatchObject({ sku: 'A', name: expect.any(String) as unknown })
    expect(wishlist.items[0]).not.toHaveProperty('description')
  })
})

describe('RecentlyViewedStore', () => {
  it('has the newest first, once per sku; a product that is seen again keeps its place', async () => {
    const { viewed } = device()
    for (const sku of ['A', 'B', 'C', 'A']) await viewed.add(product(sku))
    expect(skus(viewed)).toEqual(['C', 'B', 'A'])
  })

  it('keeps the newest 20 (contract §17 #50), also of a longer list that an earlier shop left', async () => {
    const { viewed, storage } = device()
    await storage.update(() => Array.from({ length: 30 }, (_, index) => aProduct({ sku: `OLD-${index}` })))
    await viewed.load()
    expect(viewed.items).toHaveLength(30)
    await viewed.add(product('NEW'))
    expect([viewed.items.length, skus(viewed)[0], skus(viewed)[19]]).toEqual([20, 'NEW', 'OLD-18'])
    expect(storage.items).toEqual(viewed.items)
  })
})

const attributes = [
  {
    attribute_id: 94,
    attribute_code: 'glass',
    frontend_label: 'Glas',
    is_comparable: '1',
    options: [
      { value: '1', label: 'Klarglas' },
      { value: '2', label: 'Rökfärgat' },
    ],
  },
  {
    attribute_id: 93,
    attribute_code: 'color',
    frontend_label: 'Profil',
    is_comparable: true,
    options: [{ value: '5511', label: 'Svart' }],
  },
  { attribute_id: 95, attribute_code: 'inner_code', frontend_label: 'Kod', is_comparable: '0', options: [] },
  { attribute_id: 96, attribute_code: 'weight_class', frontend_label: 'Vikt', is_comparable: 1, options: [] },
].map((attribute) => ({ ...attribute, is_user_defined: true, is_visible: true }))

function comparison() {
  const storage = new InMemoryListStorage<ListedProduct>()
  const logger = new RecordingLogger()
  const documents = [
    { ...aProduct({ sku: 'A', id: 1 }), glass: '1', color: '5511', inner_code: 'x' },
    { ...aProduct({ sku: 'B', id: 2 }), glass: ['2', '1'], color: undefined, color_options: ['5511'], inner_code: 'y' },
  ]
  const search = new FakeSearchGateway({ product: documents, attribute: attributes })
  const known = new AttributeStore({ search, config: DEFAULT_CATALOG_CONFIG })
  return { search, compare: new CompareStore({ storage, logger, search, attributes: known }) }
}

describe('CompareStore', () => {
  it('adds once per sku, removes by sku and clears', async () => {
    const { compare } = comparison()
    await compare.add(product('A'))
    await compare.add(product('B'))
    await compare.add(product('B'))
    expect(skus(compare)).toEqual(['A', 'B'])
    expect(compare.items[0]).not.toHaveProperty('qty')
    await compare.remove('A')
    expect(skus(compare)).toEqual(['B'])
    await compare.clear()
    expect(compare.count).toBe(0)
  })

  it('compares by the attributes with is_comparable that any of the products has, and says which differ', async () => {
    const { compare } = comparison()
    await compare.add(product('A'))
    await compare.add(product('B'))
    await compare.loadAttributes()
    expect(compare.rows).toEqual([
      { code: 'color', label: 'Profil', values: ['Svart', 'Svart'], differs: false },
      { code: 'glass', label: 'Glas', values: ['Klarglas', 'Rökfärgat, Klarglas'], differs: true },
    ])
  })

  it('loads each product once', async () => {
    const { compare, search } = comparison()
    await compare.add(product('A'))
    await Promise.all([compare.loadAttributes(), compare.loadAttributes()])
    await compare.loadAttributes()
    expect(search.asked.filter(({ type }) => type === 'product')).toHaveLength(1)
  })
})
