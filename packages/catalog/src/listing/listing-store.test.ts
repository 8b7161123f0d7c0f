import { TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { AttributeStore } from '../attributes/attribute-store'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { PRODUCT_DETAIL_EXCLUDE } from '../search/field-lists'
import { isIn } from '../search/search-query'
import { toggleFilter } from './filters'
import { ListingStore } from './listing-store'
import { aCategory, aProduct, colorAttribute, COLORS, FakeSearchGateway, pricesOf } from '../testing'

const corners = aCategory({ children_data: [aCategory({ id: 41, parent_id: 31 })] })
const mirrors = aCategory({ id: 35, name: 'Speglar' })
const products = [
  ...Array.from({ length: 5 }, (_, index) =>
    aProduct({
      id: 1 + index,
      sku: `CORNER-${index}`,
      category_ids: ['31'],
      color: COLORS.black,
      ...pricesOf(1000 + index * 1500),
    }),
  ),
  aProduct({ id: 9, sku: 'DEEP', category_ids: ['41'], color: COLORS.chrome, ...pricesOf(900) }),
  aProduct({ id: 20, sku: 'MIRROR', category_ids: ['35'], color: COLORS.brass }),
]

function open(pageSize = 50) {
  const search = new FakeSearchGateway({ product: products, attribute: [colorAttribute] })
  const config = { ...DEFAULT_CATALOG_CONFIG, pageSize, defaultSort: 'final_price:asc' }
  const attributes = new AttributeStore({ search, config })
  const make = () => new ListingStore({ search, attributes, config })
  return { search, listing: make(), make }
}

const skus = ({ products: listed }: ListingStore) => listed.map(({ sku }) => sku)

describe('ListingStore', () => {
  it('lists a category and the categories below it, with filters and their counts', async () => {
    const { listing } = open()
    await listing.load(corners, {})
    expect(skus(listing)).toEqual(['DEEP', 'CORNER-0', 'CORNER-1', 'CORNER-2', 'CORNER-3', 'CORNER-4'])
    expect(listing).toMatchObject({ total: 6, hasMore: false, loading: false, offline: false, chips: [] })
    expect(listing.filters[0]?.options).toEqual([
      { id: COLORS.chrome, label: 'Krom', type: 'color', count: 1, selected: false },
      { id: COLORS.black, label: 'Mattsvart', type: 'color', count: 5, selected: false },
    ])
  })

  it('fetches its whole products with one question', async () => {
    const { listing, make, search } = open(3)
    await listing.load(corners, {})
    const landed = make()
    landed.hydrate(listing.snapshot)
    search.asked.length = 0
    await landed.prefetch()
    expect(
      search.asked.map(({ searchQuery, excludeFields }) => [searchQuery._appliedFilters[0], excludeFields]),
    ).toEqual([[isIn('sku', ['DEEP', 'CORNER-0', 'CORNER-1']), PRODUCT_DETAIL_EXCLUDE]])
  })

  it('shows the products of the chosen option, and the other options can still be chosen [R2.36]', async () => {
    const { listing, search } = open()
    await listing.load(corners, {})
    await listing.load(corners, toggleFilter({}, { id: COLORS.chrome, type: 'color' }))
    expect(skus(listing)).toEqual(['DEEP'])
    expect(listing.filters[0]?.options.map(({ label, selected }) => [label, selected])).toEqual([
      ['Krom', true],
      ['Mattsvart', false],
    ])
    expect(listing.chips.map(({ label }) => label)).toEqual(['Krom'])
    expect(search.asked.filter(({ excludeFields }) => excludeFields?.includes('*'))).toHaveLength(1)
  })

  it('counts for every option how many products it would list together with the other choices', async () => {
    const { listing } = open()
    const query = { color: [COLORS.black], price: ['2000.0-4000.0'] }
    await listing.load(corners, query)
    const counts = listing.filters.flatMap(({ options }) => options)
    for (const option of counts) {
      const { products: listed, total } = await (async () => {
        const { listing: other } = open()
        const others = Object.fromEntries(Object.entries(query).filter(([code]) => code !== option.type))
        await other.load(corners, { ...others, [option.type]: [option.id] })
        return other
      })()
      expect([option.type, option.label, total, listed.length]).toEqual([
        option.type,
        option.label,
        option.count,
        option.count,
      ])
    }
  })

  it('first loads all filters of the category when it opens with filters in the address', async () => {
    const { listing, search } = open()
    await listing.load(corners, {
      color: [COLORS.black],
      price: ['2000.0-4000.0'],
      unknown: ['x'],
      sort: ['final_price:desc'],
    })
    expect(skus(listing)).toEqual(['CORNER-2', 'CORNER-1'])
    expect(search.asked.some(({ size, excludeFields }) => size === 999 && excludeFields?.includes('*'))).toBe(true)
    expect(listing.sort).toBe('final_price:desc')
    expect(listing.sortOptions.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(['final_price:desc'])
  })

  it('appends further pages until all is there', async () => {
    const { listing } = open(4)
    await listing.load(corners, {})
    expect([listing.products.length, listing.hasMore]).toEqual([4, true])
    await Promise.all([listing.more(), listing.more()])
    expect([listing.products.length, listing.hasMore, listing.loading]).toEqual([6, false, false])
    expect(new Set(skus(listing)).size).toBe(6)
  })

  it('ignores a late answer to an old question', async () => {
    const { listing, search } = open()
    await listing.load(mirrors, {})
    search.held = []
    const first = listing.load(corners, {})
    const second = listing.load(mirrors, {})
    search.release(1)
    await second
    search.release(0)
    await first
    expect(skus(listing)).toEqual(['MIRROR'])
    expect(listing.loading).toBe(false)
  })

  it('sends one request while the same listing is loading', async () => {
    const { listing, search } = open()
    await Promise.all([listing.load(corners, {}), listing.load(corners, {})])
    expect(search.asked.filter(({ type }) => type === 'product')).toHaveLength(1)
  })

  it('throws a fault on and stays usable', async () => {
    const { listing, search } = open()
    search.fault = new TransportError('timeout', 'late')
    await expect(listing.load(corners, {})).rejects.toThrow('late')
    expect(listing.loading).toBe(false)
    search.fault = undefined
    await listing.load(corners, {})
    expect(listing.total).toBe(6)
  })

  it('continues from a snapshot as if it had loaded itself', async () => {
    const { listing, make } = open(4)
    await listing.load(corners, { color: [COLORS.black] })
    const copy = make()
    copy.hydrate(JSON.parse(JSON.stringify(listing.snapshot)) as typeof listing.snapshot)
    expect(skus(copy)).toEqual(skus(listing))
    expect(copy.filters).toEqual(listing.filters)
    await copy.more()
    expect(copy.products).toHaveLength(5)
  })
})
