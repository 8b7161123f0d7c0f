import { afterAll, expect, it } from 'vitest'
import { ApiHost } from '../testing'

/** Each product has the word in its description only, so it says next to nothing about any of them. */
const host = new ApiHost({
  documents: Array.from({ length: 60 }, (_, index) => ({
    type: 'product' as const,
    id: index + 1,
    doc: { id: index + 1, sku: `A${index}`, name: 'Spegel', short_description: 'belysning', visibility: 4, status: 1 },
  })),
})
afterAll(() => host.close())

async function scoresOf(text: string): Promise<readonly number[]> {
  const { body } = await host.post<{ readonly hits: readonly { readonly _score: number }[] }>(
    '/api/catalog/vue_storefront_magento_4/product/_search?request_format=search-query&response_format=compact',
    { _availableFilters: [], _appliedFilters: [], _appliedSort: [], _searchText: text },
  )
  return body.hits.map(({ _score }) => _score)
}

it('products with a lower score than 0.02 are not found [R9.08 minimum score]', async () => {
  const found = await scoresOf('belysning')
  expect(found).toHaveLength(50)
  expect(Math.min(...found)).toBeGreaterThanOrEqual(0.02)
  // The same word with two mistakes scores 0.3 of that, which is less than 0.02.
  expect(found[0]! * 0.3).toBeLessThan(0.02)
  expect(await scoresOf('belyssnimg')).toEqual([])
})
