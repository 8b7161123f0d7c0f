import type { Category, CatalogueProduct } from '@vitrin/catalog'
import type { CmsPageDocument } from '@vitrin/content'
import { demoCatalogue } from '@vitrin/demo-catalogue'
import { stripHtml } from '@vitrin/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { klarglas } from '../config/klarglas'
import { PICTURE_SIZES } from '../config/picture-sizes'
import { renderingShop, type RenderingShop } from './testing/rendering-shop'

let shop: RenderingShop
const page: RenderingShop['page'] = (url) => shop.page(url)

beforeAll(async () => {
  shop = await renderingShop()
})
afterAll(() => shop.close())

const { documents } = demoCatalogue()
const docs = <Doc>(type: string) =>
  documents.filter((document) => document.type === type).map(({ doc }) => doc as unknown as Doc)
const isSwedish = ({ store_id = [] }: CmsPageDocument) => store_id.includes(klarglas.storeView.storeId)

describe('the server’s render', () => {
  it('shows every product of the shop with its name and a price in kronor', async () => {
    for (const { url_path, name, sku } of docs<CatalogueProduct>('product').filter(
      ({ visibility }) => visibility !== 1,
    )) {
      const { status, html, state } = await page(`/sv/${url_path}`)
      const text = stripHtml(html)
      expect([
        sku,
        status,
        text.includes(name),
        /\d\s*kr/.test(text),
        text.includes('NaN') || text.includes('undefined'),
      ]).toEqual([sku, 200, true, true, false])
      expect(state.storefront.page?.id).toBe('product')
    }
  })

  it('shows every category, and every content page under /i/ [R2.09]', async () => {
    const all = (categories: readonly Category[]): readonly Category[] =>
      categories.flatMap((category) => [category, ...all(category.children_data ?? [])])
    for (const { url_path, name } of all(docs<Category>('category')).filter((category) => category.level > 1)) {
      const { status, html } = await page(`/sv/${url_path}`)
      expect([url_path, status, html.includes(name)]).toEqual([url_path, 200, true])
    }
    for (const { identifier, title } of docs<CmsPageDocument>('cms_page').filter(isSwedish)) {
      const { status, html } = await page(`/sv/i/${identifier}`)
      expect([identifier, status, html.includes(title)]).toEqual([identifier, 200, true])
    }
  })

  it('comes in parts, with turns for other requests between them', async () => {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await page('/sv/duschdorrar')
    isOver = true
    expect(turns).toBeGreaterThanOrEqual(3)
  })

  it('shows pictures in the sizes that the host makes', async () => {
    const listed = new Set(PICTURE_SIZES.map(([width, height]) => `${width}/${height}`))
    for (const url of ['/sv', '/sv/duschdorrar', '/sv/p/KG-1101/duschdorr-unden']) {
      const shown = [...(await page(url)).html.matchAll(/\/img\/(\d+\/\d+)\//g)].map(([, size]) => size!)
      expect(shown.length).toBeGreaterThan(0)
      expect([url, shown.filter((size) => !listed.has(size))]).toEqual([url, []])
    }
  })

  it('names one address for what several show, and leaves only narrowed listings out of search engines', async () => {
    const head = async (url: string) => (await page(url)).head
    for (const url of ['/sv/duschdorrar', '/sv/c/duschdorrar', '/sv/duschdorrar?utm_source=x'])
      expect(await head(url)).toMatchObject({ canonical: '/sv/duschdorrar', indexable: true })
    expect(await head('/sv/duschdorrar?color=5511')).toMatchObject({ canonical: '/sv/duschdorrar', indexable: false })
    const known = docs<CatalogueProduct>('product').find(({ sku }) => sku === 'KG-1101')!
    for (const url of [`/sv/${known.url_path}`, '/sv/p/KG-1101/duschdorr-unden'])
      expect(await head(url)).toMatchObject({ canonical: `/sv/${known.url_path}`, indexable: true })
  })

  it('answers 404 for what names nothing, at its own address', async () => {
    for (const url of [
      '/sv/finns-inte',
      '/sv/duschhornor/finns-inte',
      '/sv/i/finns-inte',
      '/sv/p/X/x',
      '/sv/c/x',
      '/sv/%E0%A4%A',
      `/sv/${'x'.repeat(3000)}`,
    ]) {
      expect([url, (await page(url)).status]).toEqual([url, 404])
    }
  })

  it('says of a personal page that it is loading [R2.29 loader]', async () => {
    for (const url of ['/sv/checkout', '/sv/my-account'])
      expect([url, (await page(url)).html]).toEqual([url, expect.stringMatching(/<main.*aria-busy="true".*<\/main>/s)])
    expect(stripHtml((await page('/sv/checkout')).html)).toContain('Hämtar din varukorg')
  })

  it('tags each page with its kind and the documents on it, so that a change drops it [R2.42] [R2.41]', async () => {
    const tagsOf = async (url: string) => (await page(url)).tags
    expect(await tagsOf('/sv/p/KG-1101/duschdorr-unden')).toEqual(
      expect.arrayContaining(['product', expect.stringMatching(/^P\d+$/)]),
    )
    expect(await tagsOf('/sv/duschhornor')).toEqual(
      expect.arrayContaining(['category', 'C31', expect.stringMatching(/^P\d+$/)]),
    )
    expect(await tagsOf('/sv')).toEqual(expect.arrayContaining(['home', expect.stringMatching(/^P\d+$/)]))
    for (const [url, tag] of [
      ['/sv/checkout', 'checkout'],
      ['/sv/compare', 'compare'],
      ['/sv/my-account', 'my-account'],
      ['/sv/error', 'error'],
      ['/sv/finns-inte', 'page-not-found'],
    ] as const)
      expect([url, await tagsOf(url)]).toEqual([url, [tag, 'notice']])
    const offers = /<section(?:(?!<section).)*<h2[^>]*>Nedsatt just nu<\/h2>.*?<\/section>/s.exec(
      (await page('/sv')).html,
    )?.[0]
    expect(offers).toContain('href="/sv/erbjudanden"')
    expect(offers?.match(/<h3/g)?.length).toBeGreaterThan(3)
  })

  it.each([
    ['standard-sizes', '/sv/standardmatt', /\?childSku=KG-1105-/],
    ['custom-sizes', '/sv/specialmatt', /\?childSku=KG-1106-/],
  ])('shows %s whole, and makes it anew when a product changes that it compared', async (id, url, link) => {
    const { html, tags, head } = await page(url)
    expect(html).toMatch(link)
    expect(head).toMatchObject({ canonical: url, indexable: true })
    const compared = docs<CatalogueProduct>('product').filter(({ type_id }) => type_id === 'configurable')
    expect(tags).toEqual(expect.arrayContaining([id, ...compared.map((product) => `P${product.id}`)]))
  })

  it('holds nothing personal: the same for everyone, cart and checkout included', async () => {
    const { html, state } = await page('/sv/checkout')
    expect(JSON.stringify(state)).not.toMatch(/cart|shopper|personalDetails/)
    expect(html).not.toMatch(/@|070/)
  })
})

describe('addresses at the real host', () => {
  const care = docs<Category>('category').find(({ url_path }) => url_path === 'tillbehor/skotsel')!
  const categoryAt = async (url: string) =>
    ((await page(url)).state.storefront.page!.model as { category: Category }).category.name

  it('find a category by its path and by its slug [R2.35]', async () => {
    expect(await categoryAt('/sv/tillbehor/skotsel')).toBe(care.name)
    expect(await categoryAt(`/sv/c/${care.slug}`)).toBe(care.name)
    expect(await categoryAt('/sv/c/speglar')).toBe('Speglar')
  })

  it('find a category by the parameter id rather than by the path [R2.20 id]', async () => {
    expect(await categoryAt(`/sv/c/x?id=${care.id}`)).toBe(care.name)
    expect(await categoryAt(`/sv/speglar?id=${care.id}`)).toBe(care.name)
    expect((await page('/sv/c/x?id=999999')).status).toBe(404)
  })

  it('find a category by the parameter slug [R2.20 slug]', async () => {
    expect(await categoryAt(`/sv/c/x?slug=${care.slug}`)).toBe(care.name)
  })

  it('find a category by the parameter url-key [R2.20 url-key]', async () => {
    expect(await categoryAt(`/sv/c/x?url-key=${care.url_key}`)).toBe(care.name)
  })
})
