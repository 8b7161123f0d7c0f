import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock } from '@vitrin/kernel/testing'
import { cornerEnclosure } from '@vitrin/made-to-measure/testing'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase } from '../database'
import { ApiHost, swedishShop } from '../testing'
import { CatalogueIndex } from './catalogue-index'

const DAY_MS = 24 * 60 * 60 * 1000
/** Winter: every day of Stockholm has 24 hours, and prices change at midnight, by import or by date. */
const START = Date.parse('2026-01-01T00:00:00+01:00')
const day = (number: number): number => START + number * DAY_MS
/** Midnight of a day in Stockholm. */
const date = (number: number): string => `${new Date(day(number) + 3_600_000).toISOString().slice(0, 10)} 00:00:00`
const special = (price: number, from: number, to?: number) => ({
  special_price: price,
  special_from_date: date(from),
  special_to_date: to === undefined ? null : date(to),
})

const shelf = (price: number, more: object = {}) => ({
  id: 900,
  sku: 'SHELF',
  name: 'Hylla',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  price,
  ...more,
})
const documentsOf = (...products: readonly { readonly id: number }[]) =>
  products.map((doc) => ({ type: 'product' as const, id: doc.id, doc: { ...doc } }))

describe('the lowest price beside a reduction', () => {
  let dataFolder: string
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'vitrin-prices-'))
  })
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

  interface Shown {
    readonly price_incl_tax: number
    readonly lowest_price_30_days_incl_tax?: number | null
    readonly configurable_children?: readonly Shown[]
  }
  /** The shop is started anew with these products, and asked then and on other days. */
  const startedOn = async <Result>(
    number: number,
    products: readonly { readonly id: number }[],
    ask: (host: ApiHost) => Promise<Result>,
  ): Promise<Result> => {
    const host = new ApiHost({ dataFolder, documents: documentsOf(...products), now: day(number) })
    try {
      return await ask(host)
    } finally {
      host.close()
    }
  }
  const found = async (host: ApiHost, sku = 'SHELF'): Promise<Shown | undefined> => {
    const query = {
      _availableFilters: [],
      _appliedFilters: [{ attribute: 'sku', value: sku, scope: 'default' }],
      _appliedSort: [],
      _searchText: '',
    }
    const { body } = await host.post<{ hits: { hits: { _source: Shown }[] } }>(
      '/api/catalog/vue_storefront_magento_4/product/_search?request_format=search-query',
      query,
    )
    return body.hits.hits[0]?._source
  }
  const lowest = async (host: ApiHost, sku?: string) => (await found(host, sku))?.lowest_price_30_days_incl_tax

  it('follows prices over imports and over the dates of special prices', async () => {
    await startedOn(0, [shelf(900)], async (host) => expect(await lowest(host)).toBeUndefined())
    await startedOn(20, [shelf(1000, special(800, 30, 45))], async (host) => {
      expect(await lowest(host)).toBeUndefined()
      host.clock.advance(10 * DAY_MS)
      expect(await found(host)).toMatchObject({ price_incl_tax: 800, lowest_price_30_days_incl_tax: 900 })
      host.clock.advance(15 * DAY_MS)
      expect(await lowest(host)).toBeUndefined()
    })
    // Announced again while the days before hold the last reduction; then once more when that is long over.
    await startedOn(50, [shelf(1000, special(850, 60, 70))], async (host) => {
      host.clock.advance(10 * DAY_MS)
      expect(await lowest(host)).toBe(800)
    })
    await startedOn(105, [shelf(1000, special(850, 110))], async (host) => {
      host.clock.advance(5 * DAY_MS)
      expect(await lowest(host)).toBe(1000)
    })
  })

  it('is null for a product that was reduced from its first day: no earlier price is recorded', async () => {
    await startedOn(40, [shelf(1000, special(800, 30))], async (host) => expect(await lowest(host)).toBeNull())
  })

  it('is also beside the platform’s prices, but only for a reduced product', async () => {
    const info = async (host: ApiHost) =>
      (await host.get<{ result: { items: { price_info: object }[] } }>('/api/product/render-list?skus=SHELF')).body
        .result.items[0]?.price_info
    await startedOn(0, [shelf(1000, special(800, 10))], async (host) => {
      expect(await info(host)).not.toHaveProperty('lowest_price_30_days')
      host.clock.advance(10 * DAY_MS)
      expect(await info(host)).toMatchObject({ final_price: 800, regular_price: 1000, lowest_price_30_days: 1000 })
    })
  })

  it('is each variant’s own; the product shows that of the variants whose price it shows', async () => {
    const wall = (...prices: readonly { readonly price: number }[]) => ({
      id: 901,
      sku: 'WALL',
      name: 'Vägg',
      type_id: 'configurable',
      status: 1,
      visibility: 4,
      price: prices[0]?.price,
      configurable_children: prices.map((price, index) => ({
        id: 902 + index,
        sku: `WALL-${index}`,
        status: 1,
        ...price,
      })),
    })
    await startedOn(0, [wall({ price: 2900 }, { price: 4000 })], async () => {})
    await startedOn(
      20,
      [wall({ price: 3000, ...special(2500, 30) }, { price: 4000, ...special(3500, 30) })],
      async (host) => {
        host.clock.advance(10 * DAY_MS)
        expect(await found(host, 'WALL')).toMatchObject({
          price_incl_tax: 2500,
          lowest_price_30_days_incl_tax: 2900,
          configurable_children: [{ lowest_price_30_days_incl_tax: 2900 }, { lowest_price_30_days_incl_tax: 4000 }],
        })
      },
    )
  })

  it('of own measures is what the models of those days asked for them', async () => {
    const dearer = cornerEnclosure
    const cheaper = { ...dearer, price: { ...dearer.price, glass_per_m2: { clear: 100_000 } } }
    const corner = (model: object, price: number, more: object = {}) => ({
      id: 910,
      sku: 'CORNER',
      name: 'Hörna',
      type_id: 'configurable',
      status: 1,
      visibility: 4,
      price,
      made_to_measure: model,
      configurable_options: [{ attribute_id: '93', attribute_code: 'color', label: 'Profil', values: [] }],
      configurable_children: [
        { id: 911, sku: 'CORNER-OWN', status: 1, color: '5511', size: dearer.size_value, price, ...more },
      ],
    })
    const own = async (host: ApiHost) => {
      const piece =
        'measures[width]=874&measures[depth]=912&measures[height]=1985&' +
        'choices[glass]=clear&choices[hinge_side]=left&options[93]=5511&qty=1'
      return (await host.get<{ result: object }>(`/api/ext/custom-size/simple-product-price?sku=CORNER&${piece}`)).body
        .result
    }
    await startedOn(0, [corner(cheaper, 4500)], async () => {})
    await startedOn(20, [corner(dearer, 5000, special(4500, 30))], async (host) => {
      host.clock.advance(10 * DAY_MS)
      // 3.545210 m² at 1,000 kr are 3,545 instead of 4,077 kr.
      expect(await own(host)).toMatchObject({
        price_incl_tax: 6432,
        original_price_incl_tax: 6932,
        lowest_price_30_days_incl_tax: 6400,
      })
    })
    await startedOn(70, [corner(dearer, 5000, special(4500, 80))], async (host) => {
      host.clock.advance(10 * DAY_MS)
      expect(await own(host)).toMatchObject({ price_incl_tax: 6432, lowest_price_30_days_incl_tax: 6432 })
    })
  })

  it('is not given to a customer group with a price of its own', async () => {
    const host = new ApiHost({
      documents: documentsOf(
        shelf(1000, { ...special(800, 10), tier_prices: [{ customer_group_id: 1, qty: 1, value: 700 }] }),
      ),
      tierPrices: true,
      now: day(0),
    })
    try {
      host.clock.advance(10 * DAY_MS)
      const price = (group: number) =>
        host.get<{ result: { items: { price_info: object }[] } }>(
          `/api/product/render-list?skus=SHELF&userGroupId=${group}`,
        )
      expect((await price(0)).body.result.items[0]?.price_info).toHaveProperty('lowest_price_30_days', 1000)
      expect((await price(1)).body.result.items[0]?.price_info).not.toHaveProperty('lowest_price_30_days')
    } finally {
      host.close()
    }
  })
})

describe('prices over a winter', () => {
  const dayOf = fc.integer({ min: 0, max: 75 })
  const change = fc.record({
    on: dayOf,
    price: fc.integer({ min: 2, max: 9 }),
    special: fc.integer({ min: 1, max: 9 }),
    from: dayOf,
    to: dayOf,
  })
  const history = fc.uniqueArray(change, { minLength: 1, maxLength: 6, selector: ({ on }) => on })

  it('never announce a lowest price above one that shoppers saw in the 30 days before', () => {
    fc.assert(
      fc.property(history, (changes) => {
        const clock = new ManualClock(START)
        const database = openHostDatabase(':memory:', { clock })
        let catalogue: CatalogueIndex | undefined
        const seen: { readonly price: number; readonly reduced: boolean }[] = []
        for (let today = 0; today <= 75; today += 1, clock.advance(DAY_MS)) {
          const changed = changes.find(({ on }) => on === today)
          if (changed) {
            const { price, special: reduced, from, to } = changed
            database.catalogue.seed({
              hash: String(today),
              documents: documentsOf(shelf(price, special(reduced, Math.min(from, to), Math.max(from, to)))),
              coupons: [],
            })
            catalogue = new CatalogueIndex({ shop: swedishShop, database, clock })
          }
          const product = catalogue?.pricedBySku('SHELF')?.product
          if (!product) continue
          const price = Number(product.price_incl_tax)
          seen.push({ price, reduced: price < Number(product.original_price_incl_tax) })
          let first = seen.length - 1
          while (seen[first - 1]?.reduced && seen[first - 1]!.price >= seen[first]!.price) first -= 1
          const prior = seen.slice(Math.max(0, first - 30), first).map((known) => known.price)
          expect(product.lowest_price_30_days_incl_tax).toBe(
            seen.at(-1)?.reduced ? (prior.length > 0 ? Math.min(...prior) : null) : undefined,
          )
        }
        database.close()
      }),
      { numRuns: 100 },
    )
  })
})
