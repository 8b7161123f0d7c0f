import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { categoryProductsQuery, homeListQuery, singleProductQuery } from './product-queries'
import { asksForWhole } from './search-key'
import type { SearchRequest, SearchResult } from './search-query'
import { aChild, aProduct, FakeStockGateway } from '../testing'
import { TwoStageSearchGateway } from './two-stage-search-gateway'

const listing = categoryProductsQuery({ categoryIds: [31] }, DEFAULT_CATALOG_CONFIG)

interface Situation {
  /** ms until each answer. */
  readonly light?: number
  readonly whole?: number
  readonly offline?: boolean
  readonly isFrugal?: boolean
  readonly fails?: boolean
  readonly synchronizeStock?: boolean
}

function shop({
  light = 10,
  whole = 30,
  offline = false,
  isFrugal = false,
  fails = false,
  synchronizeStock = true,
}: Situation = {}) {
  const clock = new ManualClock()
  const asked: ('light' | 'whole')[] = []
  const items = Array.from({ length: 10 }, (_, index) =>
    aProduct({ sku: `P${index}`, configurable_children: [aChild({ id: 100 + index, sku: `C${index}` })] }),
  )
  const search = {
    async search<Item>(request: SearchRequest): Promise<SearchResult<Item>> {
      const stage = asksForWhole(request) ? 'whole' : 'light'
      asked.push(stage)
      if (fails && stage === 'whole') throw new Error('No network')
      await new Promise<void>((resolve) => {
        clock.after(stage === 'whole' ? whole : light, resolve)
      })
      return {
        items: items as readonly unknown[] as readonly Item[],
        total: 10,
        start: 0,
        perPage: 50,
        aggregations: {},
        attributeMetadata: [],
        suggestions: {},
        cache: false,
        offline,
        noresults: false,
      }
    },
  }
  const stock = new FakeStockGateway()
  const kept: string[] = []
  const gateway = new TwoStageSearchGateway({
    search,
    keep: (products) => kept.push(...products.map(({ sku }) => sku)),
    stock,
    clock,
    config: { synchronizeStock },
    isFrugal: () => isFrugal,
  })
  const ask = async (request = listing) => {
    const answer = gateway.search(request)
    for (let passed = 0; passed < 40; passed += 5) {
      clock.advance(5)
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    }
    return answer
  }
  return { asked, kept, stock, ask }
}

describe('loading a category in two stages', () => {
  it('shows the light answer, and fetches the whole products beside it [R4.45]', async () => {
    const { asked, kept, ask } = shop()
    expect((await ask()).items).toHaveLength(10)
    expect(kept).toEqual(Array.from({ length: 10 }, (_, index) => `P${index}`))
    await ask()
    expect(asked).toEqual(['light', 'whole', 'light', 'whole'])
  })

  it('is switched off for this page’s life when the light answer is the slower one [R4.45]', async () => {
    const { asked, ask } = shop({ light: 30, whole: 10 })
    await ask()
    await ask()
    expect(asked).toEqual(['light', 'whole', 'light'])
  })

  it('does not judge by the answers of a device without connection, and keeps none', async () => {
    const { asked, kept, ask } = shop({ light: 30, whole: 10, offline: true })
    await ask()
    await ask()
    expect([asked, kept]).toEqual([['light', 'whole', 'light', 'whole'], []])
  })

  it('loads the stock of eight configurable products and their variants in advance [R9.12 prefetch]', async () => {
    const { ask, stock } = shop()
    await ask()
    expect(stock.asked).toEqual(Array.from({ length: 8 }, (_, index) => [`P${index}`, `C${index}`]).flat())
  })

  it('loads no stock when stock is not synchronised [R7.14 list]', async () => {
    const { ask, kept, stock } = shop({ synchronizeStock: false })
    await ask()
    expect([kept.length, stock.asked]).toEqual([10, []])
  })

  it('loads nothing in advance for a shopper who saves data, or for other searches', async () => {
    const frugal = shop({ isFrugal: true })
    await frugal.ask()
    const { asked, ask } = shop()
    await ask(singleProductQuery('A'))
    await ask(homeListQuery(DEFAULT_CATALOG_CONFIG.homeLists.bestsellers, DEFAULT_CATALOG_CONFIG))
    expect([frugal.asked, asked]).toEqual([['light'], ['whole', 'light']])
  })

  it('shows the list although the second stage fails', async () => {
    expect((await shop({ fails: true }).ask()).items).toHaveLength(10)
  })
})
