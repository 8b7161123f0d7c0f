import { describe, expect, it } from 'vitest'
import type { Attribute } from '../attributes/attribute'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import type { Category } from '../categories/category'
import { attributesQuery, categoryTreeQuery } from '../categories/category-queries'
import type { SearchGateway } from '../ports'
import type { CatalogueProduct } from '../document/product'
import {
  allFiltersQuery,
  categoryProductsQuery,
  homeListQuery,
  parentOfVariantQuery,
  singleProductQuery,
} from '../search/product-queries'

export interface SearchGatewayWorld {
  /** A gateway to a shop with at least two categories, ten products and the attribute `color`. */
  readonly open: () => SearchGateway | Promise<SearchGateway>
}

const config = { ...DEFAULT_CATALOG_CONFIG, pageSize: 4 }

/** What every `SearchGateway` does, fake or real: the standard queries give what stores expect (contract §2). */
export function searchGatewayContract(name: string, { open }: SearchGatewayWorld): void {
  describe(`${name} as SearchGateway`, () => {
    async function largestCategory(gateway: SearchGateway): Promise<Category> {
      const { items } = await gateway.search<Category>(categoryTreeQuery(config))
      const [largest] = items.toSorted((a, b) => (b.product_count ?? 0) - (a.product_count ?? 0))
      if (!largest) throw new Error('The shop has no categories')
      return largest
    }

    it('gives a result with every field of a search result [R3.15 items] [R3.15 total] [R3.15 perPage]', async () => {
      const gateway = await open()
      const category = await largestCategory(gateway)
      const result = await gateway.search<CatalogueProduct>(
        categoryProductsQuery({ categoryIds: [category.id] }, config),
      )
      expect(result).toMatchObject({
        items: expect.any(Array) as unknown,
        total: expect.any(Number) as unknown,
        start: 0,
        perPage: 4,
        aggregations: expect.any(Object) as unknown,
        attributeMetadata: expect.any(Array) as unknown,
        suggestions: expect.any(Object) as unknown,
        cache: false,
        offline: false,
        noresults: false,
      })
      expect(result.items).toHaveLength(4)
      expect(result.total).toBeGreaterThan(4)
    })

    it('pages without gaps or repeats', async () => {
      const gateway = await open()
      const { id } = await largestCategory(gateway)
      const pages = await Promise.all(
        [0, 4].map((start) =>
          gateway.search<CatalogueProduct>(categoryProductsQuery({ categoryIds: [id], start }, config)),
        ),
      )
      const skus = pages.flatMap(({ items }) => items.map(({ sku }) => sku))
      expect(new Set(skus).size).toBe(skus.length)
      expect(pages.map(({ start }) => start)).toEqual([0, 4])
    })

    it('sorts by price in both directions', async () => {
      const gateway = await open()
      const { id } = await largestCategory(gateway)
      for (const sort of ['final_price:asc', 'final_price:desc']) {
        const { items } = await gateway.search<CatalogueProduct>(
          categoryProductsQuery({ categoryIds: [id], sort }, config),
        )
        const prices = items.map(({ final_price }) => Number(final_price))
        expect(prices).toEqual(prices.toSorted((a, b) => (sort.endsWith('asc') ? a - b : b - a)))
      }
    })

    it('counts the products that a filter would find, and finds as many', async () => {
      const gateway = await open()
      const { id } = await largestCategory(gateway)
      const { aggregations, items } = await gateway.search(allFiltersQuery({ categoryIds: [id] }, config))
      expect(items.every((item) => Object.keys(item as object).length <= 1)).toBe(true)
      const buckets = ['agg_terms_color', 'agg_terms_color_options'].flatMap((key) => aggregations[key]?.buckets ?? [])
      const first = buckets[0]
      const chosen = [{ attribute: 'color', value: { in: [String(first?.key)] }, scope: 'catalog' as const }]
      const { total } = await gateway.search(categoryProductsQuery({ categoryIds: [id], chosen }, config))
      expect(total).toBe(
        buckets
          .filter(({ key }) => String(key) === String(first?.key))
          .reduce((sum, { doc_count }) => sum + doc_count, 0),
      )
    })

    it('finds one product by its sku, whole, and its parent by a variant’s', async () => {
      const gateway = await open()
      const { id } = await largestCategory(gateway)
      const { items } = await gateway.search<CatalogueProduct>(
        categoryProductsQuery({ categoryIds: [id] }, { ...config, pageSize: 50 }),
      )
      const configurable = items.find(({ type_id }) => type_id === 'configurable')
      const { items: found, total } = await gateway.search<CatalogueProduct>(
        singleProductQuery(configurable?.sku ?? ''),
      )
      expect(total).toBe(1)
      const child = found[0]?.configurable_children?.[0]
      expect(child?.price_incl_tax ?? child?.['price']).toEqual(expect.any(Number))
      const { items: parents } = await gateway.search<CatalogueProduct>(parentOfVariantQuery(child?.sku ?? ''))
      expect(parents.map(({ sku }) => sku)).toEqual([configurable?.sku])
    })

    it('finds attributes by code, with the listed fields and their options [R3.11 attribute]', async () => {
      const { items } = await (
        await open()
      ).search<Attribute>(attributesQuery({ codes: ['color', 'no_such_attribute'] }, config))
      expect(items.map(({ attribute_code }) => attribute_code)).toEqual(['color'])
      expect(items[0]).toMatchObject({
        attribute_id: 93,
        attribute_code: 'color',
        frontend_label: expect.any(String) as unknown,
        is_user_defined: true,
        is_visible: true,
        is_comparable: expect.anything() as unknown,
      })
      expect(items[0]?.options).toContainEqual(
        expect.objectContaining({ value: expect.stringMatching(/^\d+$/), label: expect.stringMatching(/\S/) }),
      )
    })

    it('gives an empty result where nothing matches', async () => {
      const { items, total } = await (await open()).search(singleProductQuery('no-such-sku'))
      expect({ items, total }).toEqual({ items: [], total: 0 })
    })

    it.each(['new_collection', 'bestsellers', 'prod_offers'] as const)(
      'serves the list %s of the home page [R3.18 $0]',
      async (listName) => {
        const gateway = await open()
        const list = config.homeLists[listName]
        const { items } = await gateway.search<CatalogueProduct>(homeListQuery(list, config))
        expect(items.length).toBeGreaterThan(0)
        expect(items.length).toBeLessThanOrEqual(list.size)
      },
    )
  })
}
