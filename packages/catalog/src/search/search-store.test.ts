import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { AttributeStore } from '../attributes/attribute-store'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { HomeStore } from '../listing/home-store'
import { RecentSearchesStore } from './recent-searches-store'
import { SearchStore } from './search-store'
import { aProduct, colorAttribute, COLORS, FakeSearchGateway } from '../testing'

const showers = { category_id: 31, name: 'Duschar' }
const doors = { category_id: 32, name: 'Dörrar' }
const products = [
  aProduct({
    id: 1,
    sku: 'A',
    name: 'Duschdörr',
    category: [doors, showers],
    new: '1',
    erin_recommends: '0',
    category_ids: ['31'],
  }),
  aProduct({
    id: 2,
    sku: 'B',
    name: 'Duschvägg',
    category: [showers],
    new: '0',
    erin_recommends: '1',
    category_ids: ['31', '24'],
  }),
]
const config = DEFAULT_CATALOG_CONFIG

describe('SearchStore', () => {
  const open = () => {
    const search = new FakeSearchGateway({ product: products })
    const logger = new RecordingLogger()
    return {
      search,
      logger,
      store: new SearchStore({ search, config, logger, recent: new RecentSearchesStore({ logger }) }),
    }
  }

  it('searches from three characters on [R9.08 minimum term] [R9.08 default size] [R5.18 search term]', async () => {
    const { store, search } = open()
    await store.search('du')
    expect([store.tooShort, search.asked.length]).toEqual([true, 0])
    await store.search(' dus ')
    expect(search.asked).toMatchObject([{ size: 50, searchQuery: { _searchText: 'dus' } }])
    expect([store.tooShort, store.loading, store.total]).toEqual([false, false, 2])
    expect(store.categories.map(({ name }) => name)).toEqual(['Duschar', 'Dörrar'])
  })

  it('ignores a late answer to a shorter term, and any after clearing', async () => {
    const { store, search } = open()
    search.held = []
    const short = store.search('dusch')
    const long = store.search('duschdörr')
    search.release(1)
    await long
    search.release(0)
    await short
    expect(store.products.map(({ sku }) => sku)).toEqual(['A'])
    const late = store.search('dusch')
    store.clear()
    search.release(2)
    await late
    expect([store.products, store.term, store.loading]).toEqual([[], '', false])
  })

  it('says that it is offline instead of that nothing was found, and shows nothing of the term before', async () => {
    const { store, search } = open()
    await store.search('dusch')
    const ask = search.search.bind(search)
    search.search = async (request) => ({
      ...(await ask({ ...request, start: 1000 })),
      total: 0,
      offline: true,
      noresults: true,
    })
    await store.search('duschdörr')
    expect(store).toMatchObject({ failure: 'offline', products: [], total: 0, loading: false, term: 'duschdörr' })
  })

  it('shows the answer that the device has stored, also offline', async () => {
    const { store, search } = open()
    const ask = search.search.bind(search)
    search.search = async (request) => ({ ...(await ask(request)), cache: true, offline: true })
    await store.search('dusch')
    expect([store.failure, store.total]).toEqual([undefined, 2])
  })

  it('shows and reports a failed search, removes the products of the previous term, and recovers', async () => {
    const { store, search, logger } = open()
    await store.search('dusch')
    search.fault = new Error('down')
    await store.search('duschdörr')
    expect(store).toMatchObject({ failure: 'fault', products: [], total: 0, loading: false })
    expect(logger.entries).toMatchObject([{ level: 'warn', details: search.fault }])
    search.fault = undefined
    const again = store.search('duschdörr')
    expect(store.failure).toBeUndefined()
    await again
    expect([store.failure, store.total]).toEqual([undefined, 1])
  })

  it('ignores a late fault of a shorter term', async () => {
    const { store, search } = open()
    search.held = []
    const short = store.search('dusch')
    const long = store.search('duschdörr')
    search.release(1)
    await long
    search.fault = new Error('down')
    search.release(0)
    await short
    expect([store.failure, store.total]).toEqual([undefined, 1])
  })

  it('remembers a term that found something when it is left, and no other', async () => {
    const { store, search } = open()
    for (const term of ['du', 'dusch', 'finns inte', '']) {
      await store.search(term)
      await store.remember()
    }
    search.fault = new Error('down')
    await store.search('duschdörr')
    await store.remember()
    expect(store.recent.terms).toEqual(['dusch'])
  })

  it('remembers a term that is left before its answer has come, if it finds something', async () => {
    const { store, search } = open()
    search.held = []
    void store.search('dusch')
    const dusch = store.remember()
    void store.search('finns inte')
    const none = store.remember()
    const last = store.search('duschvägg')
    await Promise.resolve()
    expect(store.recent.terms).toEqual([])
    for (const place of [0, 1, 2]) search.release(place)
    await Promise.all([dusch, none, last])
    expect(store.recent.terms).toEqual(['dusch'])
  })
})

describe('HomeStore', () => {
  it('loads new_collection, bestsellers and prod_offers', async () => {
    const home = new HomeStore({ search: new FakeSearchGateway({ product: products }), config })
    await home.load()
    const { newCollection, bestsellers, offers } = home.snapshot
    expect([newCollection, bestsellers, offers].map((list) => list.map(({ sku }) => sku))).toEqual([
      ['A'],
      ['B'],
      ['B'],
    ])
    const copy = new HomeStore({ search: new FakeSearchGateway(), config })
    copy.hydrate(home.snapshot)
    expect(copy.bestsellers).toEqual(bestsellers)
  })
})

describe('AttributeStore', () => {
  it('loads each attribute once, also those that do not exist, and again after a fault', async () => {
    const search = new FakeSearchGateway({ attribute: [colorAttribute] })
    const store = new AttributeStore({ search, config })
    search.fault = new Error('down')
    await expect(store.load(['color'])).rejects.toThrow('down')
    search.fault = undefined
    await Promise.all([store.load(['color', 'gone']), store.load(['color'])])
    await store.load(['gone', 'color'])
    expect(search.asked).toHaveLength(2)
    expect(store.label('color', COLORS.chrome)).toBe('Krom')
    expect(store.label('color', 'x')).toBeUndefined()
  })
})
