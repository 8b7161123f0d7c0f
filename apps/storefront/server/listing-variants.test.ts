import {
  AttributeStore,
  CategoryStore,
  DEFAULT_CATALOG_CONFIG as config,
  ListingStore,
  type CatalogueProduct,
  type Category,
  type ListedProduct,
  type SearchGateway,
} from '@vitrin/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browseGateways } from '../src/browse-gateways'
import { systemClock } from './server-ports'
import { openHost, type OpenHost } from './testing/open-host'

type Query = Readonly<Record<string, readonly string[]>>

let host: OpenHost
let search: SearchGateway
let mirrors: Category
let corners: Category

beforeAll(async () => {
  host = await openHost()
  search = browseGateways(host.http(), { clock: systemClock }).search
  const categories = new CategoryStore({ search, config })
  await categories.loadTree()
  const all = (known: readonly Category[]): readonly Category[] =>
    known.flatMap((category) => [category, ...all(category.children_data ?? [])])
  const named = (path: string) => all(categories.tree).find(({ url_path }) => url_path === path)!
  mirrors = named('speglar')
  corners = named('duschhornor')
})
afterAll(() => host.close())

async function list(category: Category, query: Query, gateway = search) {
  const listing = new ListingStore({
    search: gateway,
    attributes: new AttributeStore({ search: gateway, config }),
    config,
  })
  await listing.load(category, query)
  return listing
}

/** All documents of a category, as the host stores them. */
async function documents(category: Category): Promise<readonly CatalogueProduct[]> {
  const { products } = await list(category, {})
  const found = await search.search<CatalogueProduct>({
    type: 'product',
    searchQuery: {
      _availableFilters: [],
      _appliedFilters: [{ attribute: 'sku', value: { in: products.map(({ sku }) => sku) }, scope: 'default' }],
      _appliedSort: [],
      _searchText: '',
    },
    size: 100,
  })
  return found.items
}

const skus = (products: readonly { readonly sku: string }[]) => products.map(({ sku }) => sku).toSorted()

/** A host that does not know the option: the request reaches it without. */
const otherHost: SearchGateway = {
  search: async ({ variants: _ignored, ...request }) => search.search(request),
}

describe('filters of the demo shop', () => {
  it('hold together for one variant, which the card shows, names and prices', async () => {
    const all = await documents(mirrors)
    const sizes = (await list(mirrors, {})).filters.find(({ code }) => code === 'size')?.options ?? []
    let compared = 0
    for (const { id: size } of sizes) {
      const { products } = await list(mirrors, { size: [size], price: ['0.0-2000.0'] })
      const fitting = all.filter(({ configurable_children: children = [] }) =>
        children.some((child) => String(child.size) === size && (child.price_incl_tax ?? Infinity) < 2000),
      )
      expect(skus(products), size).toEqual(skus(fitting))
      for (const { sku, variant } of products) {
        const child = all
          .find((product) => product.sku === sku)
          ?.configurable_children?.find((one) => one.sku === variant?.sku)
        expect([String(child?.size), child?.price_incl_tax]).toEqual([size, variant?.price_incl_tax])
        expect(variant?.price_incl_tax).toBeLessThan(2000)
        expect(variant?.labels.length).toBeGreaterThan(0)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(0)
  })

  it('sort by the price that the cards show', async () => {
    const [size] = (await list(mirrors, {})).filters.find(({ code }) => code === 'size')?.options ?? []
    const { products } = await list(mirrors, { size: [size!.id], sort: ['final_price:asc'] })
    const prices = products.map(({ variant, price_incl_tax }) => Number(variant?.price_incl_tax ?? price_incl_tax))
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  it('show the variant that fits best where the host applies each filter to the product', async () => {
    const query = { size: ['6173'], price: ['0.0-2000.0'] }
    const { products } = await list(mirrors, query, otherHost)
    expect(products.length).toBeGreaterThan((await list(mirrors, query)).total)
    const shown = products.flatMap(({ variant }) => variant ?? [])
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(shown.map(({ size }) => String(size)))).toEqual(new Set(['6173']))
  })

  it('of an address hold also for values that no product of the category has', async () => {
    const listing = await list(corners, { size: ['6173'] })
    expect(listing.total).toBe(0)
    expect(listing.chips.map(({ id }) => id)).toEqual(['6173'])
    expect((await list(corners, { size: ['no-such-size'] })).total).toBe((await list(corners, {})).total)
    expect((await list(corners, { price: ['1.0-2.0'] })).total).toBe(0)
  })
})

describe('an opening', () => {
  const priceOf = ({ variant }: ListedProduct) => variant?.price_incl_tax

  it('lists only what fits it, with the price of the piece for it', async () => {
    const all = await documents(corners)
    const listing = await list(corners, { width: ['1150'], height: ['2050'] })
    expect(listing.total).toBe(listing.products.length)
    expect(listing.total).toBeGreaterThan(0)
    expect(listing.total).toBeLessThan(all.length)
    for (const product of listing.products) {
      const { opening } = product.variant!
      if (!opening?.made_to_measure) continue
      const measures = Object.entries(opening.measures).map(([code, mm]) => `measures[${code}]=${mm}`)
      const document = all.find(({ sku }) => sku === product.sku)!
      const choices = document.made_to_measure!.choices.map(({ code, values }) => `choices[${code}]=${values[0]!.id}`)
      const color = document.configurable_options?.find(({ attribute_code }) => attribute_code === 'color')
      const query = [...measures, ...choices, `options[${color!.attribute_id}]=${product.variant!.color}`].join('&')
      const answer = await host.fetch(
        new Request(`http://host/api/ext/custom-size/simple-product-price?sku=${product.sku}&${query}&qty=1`),
      )
      const { result } = (await answer.json()) as { result: { price_incl_tax: number } }
      expect(priceOf(product), product.sku).toBe(result.price_incl_tax)
    }
  })

  it('that nothing fits lists nothing, and one that is not two lengths is not used', async () => {
    expect((await list(corners, { width: ['5000'], height: ['2000'] })).total).toBe(0)
    const unclear = await list(corners, { width: ['bred'], height: ['2000'] })
    expect([unclear.openingIssue, unclear.total]).toEqual(['unclear', (await list(corners, {})).total])
  })

  it('filters together with the price for it', async () => {
    const opening = { width: ['1150'], height: ['2050'] }
    const all = await list(corners, opening)
    const range = all.filters.find(({ code }) => code === 'price')!.options.find(({ count }) => count)!
    const narrowed = await list(corners, { ...opening, price: [range.id] })
    expect(narrowed.total).toBe(range.count)
    for (const product of narrowed.products) {
      expect(priceOf(product)).toBeGreaterThanOrEqual(range.from ?? 0)
      expect(priceOf(product)).toBeLessThan(range.to ?? Infinity)
    }
  })

  it('is compared with lengths alone where the host does not know openings', async () => {
    const query = { width: ['1150'], height: ['2050'] }
    const listing = await list(corners, query, otherHost)
    expect([listing.openingIssue, listing.total]).toEqual(['estimated', listing.products.length])
    expect(skus(listing.products)).toEqual(expect.arrayContaining([...skus((await list(corners, query)).products)]))
    expect((await list(corners, { width: ['5000'], height: ['2000'] }, otherHost)).total).toBe(0)
  })
})
