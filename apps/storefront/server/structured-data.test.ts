import type { CatalogueProduct } from '@vitrin/catalog'
import { demoCatalogue } from '@vitrin/demo-catalogue'
import { stripHtml } from '@vitrin/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderingShop, type RenderingShop } from './testing/rendering-shop'

const ORIGIN = 'https://klarglas.test'
let shop: RenderingShop

beforeAll(async () => {
  shop = await renderingShop(ORIGIN)
})
afterAll(() => shop.close())

type Data = Readonly<Record<string, unknown>>

/** As a reader of the page gets it: JSON, by type. */
async function dataAt(url: string): Promise<Readonly<Record<string, Data>>> {
  const { structuredData } = await shop.page(url)
  const parsed = JSON.parse(JSON.stringify(structuredData)) as readonly Data[]
  expect(parsed.every((data) => data['@context'] === 'https://schema.org')).toBe(true)
  return Object.fromEntries(parsed.map((data) => [String(data['@type']), data]))
}

describe('structured data', () => {
  it('tells of products what their page shows: price with VAT, stock, pictures, address', async () => {
    const products = demoCatalogue()
      .documents.filter(({ type }) => type === 'product')
      .map(({ doc }) => doc as unknown as CatalogueProduct)
    for (const { sku, name, url_path, image } of products.filter(
      ({ visibility }, index) => visibility !== 1 && index % 4 === 0,
    )) {
      const { html, structuredData } = await shop.page(`/sv/${url_path}`)
      const product = (structuredData as readonly unknown[] as readonly Data[]).find(
        (data) => data['@type'] === 'Product',
      )!
      expect(product, sku).toMatchObject({ name, sku, url: `${ORIGIN}/sv/${url_path}` })
      if (image?.startsWith('/'))
        expect(product['image'], sku).toEqual(
          expect.arrayContaining([expect.stringMatching(/^https:\/\/klarglas\.test\/img\/1200\/1488\/resize\/\S+$/)]),
        )
      const { price, priceCurrency, availability, url } = product['offers'] as Record<string, string>
      expect([sku, priceCurrency, URL.canParse(url!)]).toEqual([sku, 'SEK', true])
      expect(availability, sku).toMatch(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/)
      expect(Number(price), sku).toBeGreaterThan(0)
      // 5 895 kr, but 129,50 kr
      const digits = Number.isInteger(Number(price)) ? 0 : 2
      const shown = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: digits }).format(Number(price))
      expect([sku, stripHtml(html).includes(shown)]).toEqual([sku, true])
    }
  })

  it('offers the variant of the address at its own address', async () => {
    const url = '/sv/duschhornor/duschhorna-siljan'
    const first = (await dataAt(url))['Product']!['offers'] as Data
    const { state } = await shop.page(url)
    const { parent } = (state.storefront.page!.model as { store: { parent: CatalogueProduct } }).store
    const other = parent.configurable_children!.find(({ sku }) => sku !== first['sku'])!
    const { Product: product } = await dataAt(`${url}?childSku=${other.sku}`)
    expect(product!['sku']).toBe(parent.sku)
    expect(product!['offers']).toMatchObject({ sku: other.sku, url: `${ORIGIN}${url}?childSku=${other.sku}` })
  })

  it('rates a product by its approved reviews, and not at all without', async () => {
    const reviews = demoCatalogue()
      .documents.filter(({ type }) => type === 'review')
      .map(
        ({ doc }) =>
          doc as unknown as { product_id: number; review_status: number; ratings: readonly { value: number }[] },
      )
    const products = demoCatalogue()
      .documents.filter(({ type }) => type === 'product')
      .map(({ doc }) => doc as unknown as CatalogueProduct)
      .filter(({ visibility }) => visibility !== 1)
    const starsOf = (id: number) =>
      reviews
        .filter(({ product_id, review_status }) => product_id === id && review_status === 1)
        .map(({ ratings }) => ratings[0]!.value)
    const rated = products.find(({ id }) => starsOf(id).length > 1)!
    const stars = starsOf(rated.id)
    const { Product: product } = await dataAt(`/sv/${rated.url_path}`)
    expect(product!['aggregateRating']).toMatchObject({
      ratingCount: stars.length,
      bestRating: 5,
      ratingValue: Number((stars.reduce((sum, value) => sum + value, 0) / stars.length).toFixed(1)),
    })
    const unrated = products.find(({ id }) => starsOf(id).length === 0)!
    expect((await dataAt(`/sv/${unrated.url_path}`))['Product']).not.toHaveProperty('aggregateRating')
  })

  it('leads from home to the page in breadcrumbs, in order, each with an address that opens', async () => {
    for (const url of ['/sv/duschhornor/duschhorna-siljan', '/sv/duschhornor', '/sv/i/sa-mater-du']) {
      const { BreadcrumbList: list } = await dataAt(url)
      const items = list!['itemListElement'] as readonly { position: number; name: string; item: string }[]
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      expect([items[0]!.item, items.at(-1)!.item]).toEqual([`${ORIGIN}/sv`, ORIGIN + url])
      expect(items.every(({ name }) => name !== '')).toBe(true)
      for (const { item } of items)
        expect([item, (await shop.page(item.slice(ORIGIN.length))).status]).toEqual([item, 200])
    }
  })

  it('names the organisation, and the page of the search', async () => {
    const { Organization: organization, WebSite: site } = await dataAt('/sv')
    expect(organization).toMatchObject({ name: 'Klarglas', url: `${ORIGIN}/sv`, logo: `${ORIGIN}/favicon.svg` })
    expect(site).toMatchObject({
      url: `${ORIGIN}/sv`,
      publisher: { '@id': organization!['@id'] },
      potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=search_term_string' },
    })
    const { target } = site!['potentialAction'] as { target: { urlTemplate: string } }
    expect(
      (await shop.page(target.urlTemplate.slice(ORIGIN.length).replace('{search_term_string}', 'spegel'))).pageId,
    ).toBe('search')
  })

  it('says nothing on pages that search engines shall not keep', async () => {
    for (const url of ['/sv/checkout', '/sv/finns-inte']) expect((await shop.page(url)).structuredData).toEqual([])
  })
})

describe('tags for shared links', () => {
  it('name title, address and picture absolutely', async () => {
    const { openGraph, head } = await shop.page('/sv/duschhornor/duschhorna-siljan')
    expect(openGraph).toMatchObject({
      'og:type': 'product',
      'og:title': head.title,
      'og:site_name': 'Klarglas',
      'og:locale': 'sv_SE',
      'og:url': `${ORIGIN}/sv/duschhornor/duschhorna-siljan`,
    })
    expect(openGraph['og:image']).toMatch(/^https:\/\/klarglas\.test\/img\//)
  })
})
