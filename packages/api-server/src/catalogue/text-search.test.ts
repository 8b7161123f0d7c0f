import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost } from '../testing'

const host = new ApiHost()
afterAll(() => host.close())

interface Hit {
  readonly sku: string
  readonly _score: number | null
}
const search = async (text: string, sort: readonly object[] = []) => {
  const body = {
    _availableFilters: [],
    _appliedFilters: [
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
    ],
    _appliedSort: sort,
    _searchText: text,
  }
  const answer = await host.post<{ readonly hits: readonly Hit[] }>(
    '/api/catalog/vue_storefront_magento_4/product/_search?request_format=search-query&response_format=compact&' +
      '_source_include=sku',
    body,
  )
  return answer.body.hits
}
const skus = async (text: string) => (await search(text)).map(({ sku }) => sku)

describe('text search', () => {
  it('ranks what it finds, and leaves out what the filters leave out', async () => {
    const hits = await search('spegel')
    expect(hits.map(({ sku }) => sku).toSorted()).toEqual(['MIR-60', 'MIR-80', 'MIRROR'])
    const scores = hits.map(({ _score }) => _score ?? 0)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(scores.every((score) => score > 0)).toBe(true)
    expect(await skus('bastudörr')).toEqual(['SAUNA-7', 'HANDLE'])
  })

  it('finds å ä ö without their dots, and with a typing mistake', async () => {
    expect(await skus('ogla')).toEqual(['HANDLE'])
    expect((await skus('duschvagg'))[0]).toBe('WALL')
    expect((await skus('bastuddörr'))[0]).toBe('SAUNA-7')
  })

  it('finds a product by a variant’s sku', async () => {
    expect((await skus('wall-90-chrome'))[0]).toBe('WALL')
  })

  it('gives no scores where the shopper chose the order', async () => {
    const hits = await search('spegel', [{ field: 'final_price', options: 'asc' }])
    expect(hits.map(({ sku, _score }) => [sku, _score])).toContainEqual(['MIR-60', null])
  })
})
