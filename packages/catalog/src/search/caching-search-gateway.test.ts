import { ManualClock, RecordingLogger, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { CachingSearchGateway } from './caching-search-gateway'
import { DEFAULT_CATALOG_CONFIG as config } from '../catalog-config'
import { associatedProductsQuery, categoryProductsQuery, singleProductQuery, textSearchQuery } from './product-queries'
import type { CatalogueProduct } from '../document/product'
import type { SearchRequest } from './search-query'
import { searchGatewayContract } from '../contracts'
import { aCorner, aProduct, FakeSearchCache, FakeSearchGateway, searchableShop } from '../testing'

const timeZone = 'Europe/Stockholm'

/** One page life on a device. */
function open({
  cache = new FakeSearchCache(),
  version = 'one',
  storeCode = 'sv',
  shop = new FakeSearchGateway(searchableShop),
} = {}) {
  const clock = new ManualClock()
  const connectivity = new SwitchableConnectivity()
  const logger = new RecordingLogger()
  return {
    shop,
    cache,
    clock,
    connectivity,
    logger,
    gateway: new CachingSearchGateway({
      search: shop,
      cache,
      connectivity,
      clock,
      logger,
      storeCode,
      timeZone,
      version,
    }),
  }
}

searchGatewayContract('CachingSearchGateway', { open: () => open().gateway })

const listing = categoryProductsQuery({ categoryIds: [31] }, config)

describe('CachingSearchGateway', () => {
  it('answers only a repeated request from the device, also after a reload [R7.22] [R3.15 cache]', async () => {
    const { gateway, shop, cache } = open()
    const first = await gateway.search<CatalogueProduct>(listing)
    expect(first).toMatchObject({ cache: false, offline: false, noresults: false })
    const again = open({ cache })
    expect(await again.gateway.search(listing)).toEqual({ ...first, cache: true })
    expect([shop.asked.length, again.shop.asked.length]).toEqual([1, 0])
    await again.gateway.search({ ...listing, start: 50 })
    await again.gateway.search({ ...listing, size: 20 })
    await again.gateway.search({ ...listing, includeFields: ['sku'] })
    await again.gateway.search({ ...listing, excludeFields: ['sku'] })
    await again.gateway.search({ ...listing, type: 'category' })
    await again.gateway.search(categoryProductsQuery({ categoryIds: [31], sort: 'price:desc' }, config))
    await again.gateway.search(categoryProductsQuery({ categoryIds: [32] }, config))
    expect(again.shop.asked).toHaveLength(7)
  })

  it('takes nothing from another store view or another version of the shop [R7.22]', async () => {
    const { gateway, cache } = open()
    await gateway.search(listing)
    for (const other of [open({ cache, storeCode: 'en' }), open({ cache, version: 'two' })]) {
      expect((await other.gateway.search(listing)).cache).toBe(false)
    }
  })

  it('keeps the answers of each customer group apart, whole products too [R6.05 search requests]', async () => {
    const cache = new FakeSearchCache()
    const ask = async (groupId: number | undefined, request: SearchRequest) => {
      const { shop, clock, connectivity, logger } = open()
      await new CachingSearchGateway({
        search: shop,
        cache,
        connectivity,
        clock,
        logger,
        storeCode: 'sv',
        timeZone,
        version: 'one',
        groupId: () => groupId,
      }).search(request)
      return shop.asked.length
    }
    const product = singleProductQuery('SILJAN')
    for (const request of [listing, product]) {
      expect([
        await ask(undefined, request),
        await ask(2, request),
        await ask(2, request),
        await ask(3, request),
        await ask(undefined, request),
      ]).toEqual([1, 1, 0, 1, 0])
    }
  })

  it('finds a product in whole documents on the device, else with an eq query [R7.23 single product]', async () => {
    const { gateway, shop } = open()
    await gateway.search(associatedProductsQuery(['SILJAN', 'MIR-1']))
    const { items, total, cache } = await gateway.search<CatalogueProduct>(singleProductQuery('SILJAN'))
    expect([items[0]?.sku, items[0]?.configurable_children?.length, total, cache]).toEqual([
      'SILJAN',
      aCorner().configurable_children?.length,
      1,
      true,
    ])
    expect(shop.asked).toHaveLength(1)
    await gateway.search(singleProductQuery('MIR-2'))
    expect(shop.asked[1]).toMatchObject({
      size: 1,
      searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'MIR-2' } }] },
    })
    await gateway.search(singleProductQuery('MIR-2'))
    expect(shop.asked).toHaveLength(2)
  })

  it('answers a product from those that were fetched ahead of it, without asking', async () => {
    const { gateway, shop } = open()
    gateway.keepProducts([aCorner()])
    expect((await gateway.search<CatalogueProduct>(singleProductQuery('SILJAN'))).items).toMatchObject([
      { sku: 'SILJAN' },
    ])
    expect(shop.asked).toEqual([])
  })

  it('makes no product page of a card in a listing, and remembers no product that is not there', async () => {
    const { gateway, shop, cache } = open()
    await gateway.search(listing)
    await gateway.search(singleProductQuery('MIR-1'))
    expect(shop.asked).toHaveLength(2)
    await gateway.search(singleProductQuery('SOON'))
    expect([...cache.entries.keys()].some((key) => key.includes('SOON'))).toBe(false)
  })

  it('asks the host again after five minutes, and when a price window opens or closes', async () => {
    const { gateway, shop, clock } = open()
    await gateway.search(listing)
    clock.advance(5 * 60_000 - 1)
    await gateway.search(listing)
    expect(shop.asked).toHaveLength(1)
    clock.advance(1)
    expect((await gateway.search(listing)).cache).toBe(false)

    const reduced = aProduct({
      id: 9,
      sku: 'REA',
      category_ids: ['31'],
      special_price: 500,
      special_to_date: '2026-11-20 12:00:00',
    })
    const sale = open({ shop: new FakeSearchGateway({ product: [reduced] }) })
    const edgeMs = Date.parse('2026-11-20T12:00:00+01:00')
    sale.clock.advance(edgeMs - 60_000 - sale.clock.now())
    await sale.gateway.search(listing)
    sale.clock.advance(59_000)
    expect((await sale.gateway.search(listing)).cache).toBe(true)
    sale.clock.advance(2000)
    expect((await sale.gateway.search(listing)).cache).toBe(false)
  })

  const flags = '[R7.24] [R3.15 offline] [R3.15 noresults]'
  it(`gives a stored answer of any age without a connection, flagged offline ${flags}`, async () => {
    const { gateway, shop, clock, connectivity } = open()
    const { items } = await gateway.search(listing)
    clock.advance(86_400_000)
    connectivity.set(false)
    expect(await gateway.search(listing)).toMatchObject({ items, cache: true, offline: true, noresults: false })
    expect(shop.asked).toHaveLength(1)
  })

  it('gives a stored answer of any age when the connection is lost during the request', async () => {
    const { gateway, cache } = open()
    const { items } = await gateway.search(listing)
    const { clock, connectivity, logger } = open()
    clock.advance(86_400_000)
    const lost = async () => {
      connectivity.set(false)
      return {
        items: [],
        total: 0,
        start: 0,
        perPage: 0,
        aggregations: {},
        attributeMetadata: [],
        suggestions: {},
        cache: true,
        offline: true,
        noresults: true,
      }
    }
    const later = new CachingSearchGateway({
      search: { search: lost },
      cache,
      connectivity,
      clock,
      logger,
      storeCode: 'sv',
      timeZone,
      version: 'one',
    })
    expect(await later.search(listing)).toMatchObject({ items, cache: true, offline: true, noresults: false })
  })

  it('throws a fault of the host on while there is a connection, and keeps nothing of it [R7.24]', async () => {
    const { gateway, shop } = open()
    shop.fault = new Error('500')
    await expect(gateway.search(listing)).rejects.toThrow('500')
    shop.fault = undefined
    expect((await gateway.search(listing)).cache).toBe(false)
  })

  it('keeps no empty answer of a device without connection', async () => {
    const nothing = {
      items: [],
      total: 0,
      start: 0,
      perPage: 0,
      aggregations: {},
      attributeMetadata: [],
      suggestions: {},
      cache: true,
      offline: true,
      noresults: true,
    }
    const { cache, clock, connectivity, logger } = open()
    const gateway = new CachingSearchGateway({
      search: { search: async () => nothing },
      cache,
      connectivity,
      clock,
      logger,
      storeCode: 'sv',
      timeZone,
      version: 'one',
    })
    expect(await gateway.search(listing)).toEqual(nothing)
    expect(cache.entries.size).toBe(0)
  })

  it('stores answers by a hash, which says nothing of what the shopper typed [R7.22]', async () => {
    const { gateway, cache } = open({ shop: new FakeSearchGateway({}) })
    await gateway.search(textSearchQuery('anna andersson', config))
    expect(cache.entries.size).toBe(1)
    expect(JSON.stringify([...cache.entries])).not.toContain('anna')
    expect([...cache.entries.keys()][0]).toMatch(/^[0-9a-f]{16}$/)
  })

  it('does without a cache that fails', async () => {
    const { gateway, cache, logger } = open()
    cache.fault = new Error('no database')
    expect((await gateway.search(listing)).total).toBeGreaterThan(0)
    expect(logger.entries.length).toBeGreaterThan(0)
  })
})
