import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Category, CatalogueProduct, SearchGateway, SearchRequest, SearchResult } from '@vitrin/catalog'
import { FakeSearchGateway } from '@vitrin/catalog/testing'
import { demoCatalogue } from '@vitrin/demo-catalogue'
import { buildPath } from '@vitrin/storefront'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { klarglas } from '../config/klarglas'
import { CrawlerFiles } from './crawler-files'
import { NOT_INDEXED, robotsTxt } from './robots'
import { Sitemap } from './sitemap'
import { renderingShop, type RenderingShop } from './testing/rendering-shop'

const ORIGIN = 'https://klarglas.test'
const views = klarglas.routedViews
let shop: RenderingShop

beforeAll(async () => {
  shop = await renderingShop(ORIGIN)
})
afterAll(() => shop.close())

const morePaths = () => Promise.resolve<readonly string[]>([])
const sitemapOf = (search: SearchGateway) => new Sitemap({ search, views, morePaths, now: () => 0 })

/** Answers only the sitemap's own questions, and those at once. */
function manyProducts(count: number): SearchGateway {
  return {
    async search<Item>({ type, searchQuery, size = 0 }: SearchRequest): Promise<SearchResult<Item>> {
      const after = searchQuery._appliedFilters.find(({ attribute }) => attribute === 'id')?.value['gt'] as number
      const length = type === 'product' ? Math.min(size, count - Math.max(after, 0)) : 0
      const items = Array.from({ length }, (_, index) => ({
        id: Math.max(after, 0) + index + 1,
        sku: `S&${Math.max(after, 0) + index + 1}`,
      }))
      return {
        items: items as readonly unknown[] as readonly Item[],
        total: count,
        start: 0,
        perPage: size,
        aggregations: {},
        attributeMetadata: [],
        suggestions: {},
        cache: false,
        offline: false,
        noresults: false,
      }
    },
  }
}

interface Url {
  readonly loc: string
  readonly lastmod: string | undefined
}

function urlsOf(xml: string | undefined): readonly Url[] {
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  )
  return [...xml!.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)].map(
    ([, loc = '', lastmod]) => ({ loc: loc.replaceAll('&amp;', '&'), lastmod }),
  )
}

describe('sitemap.xml', () => {
  it('names every product, category and content page once, with the day of its last change', async () => {
    const urls = urlsOf(await sitemapOf(shop.gateways.search).xml(ORIGIN))
    const docs = <Doc>(type: string) =>
      demoCatalogue()
        .documents.filter((document) => document.type === type)
        .map(({ doc }) => doc as unknown as Doc)
    const all = (categories: readonly Category[]): readonly Category[] =>
      categories.flatMap((category) => [category, ...all(category.children_data ?? [])])
    const wanted = [
      '/sv',
      '/sv/bestsellers',
      '/sv/standardmatt',
      '/sv/specialmatt',
      ...docs<CatalogueProduct>('product')
        .filter(({ visibility }) => visibility !== 1)
        .map(({ url_path }) => `/sv/${url_path}`),
      ...all(docs<Category>('category'))
        .filter(({ level }) => level > 1)
        .map(({ url_path }) => `/sv/${url_path}`),
      ...docs<{ identifier: string }>('cms_page').map(({ identifier }) => `/sv/i/${identifier}`),
    ].map((path) => ORIGIN + path)
    expect(urls.map(({ loc }) => loc).toSorted()).toEqual([...new Set(wanted)].toSorted())
    expect(urls.slice(4).every(({ lastmod }) => /^\d{4}-\d\d-\d\d$/.test(lastmod ?? ''))).toBe(true)
  })

  it('names pages that are no documents, too', async () => {
    const search = new FakeSearchGateway({})
    const sitemap = new Sitemap({ search, views, morePaths: async () => ['/sv/foretag', '/sv'], now: () => 0 })
    expect(urlsOf(await sitemap.xml(ORIGIN)).map(({ loc }) => loc)).toEqual(
      ['/sv', '/sv/bestsellers', '/sv/standardmatt', '/sv/specialmatt', '/sv/foretag'].map((path) => ORIGIN + path),
    )
  })

  it('names the pages of each view', async () => {
    const search = new FakeSearchGateway({})
    const two = { ...views, storeCodes: ['sv', 'fi'] }
    const sitemap = new Sitemap({
      search,
      views: two,
      morePaths: async () => ['/sv/kopvillkor/leverans'],
      now: () => 0,
    })
    expect(urlsOf(await sitemap.xml('')).map(({ loc }) => loc)).toEqual([
      '/sv',
      '/sv/bestsellers',
      '/sv/standardmatt',
      '/sv/specialmatt',
      '/sv/kopvillkor/leverans',
      '/fi',
      '/fi/bestsellers',
      '/fi/standard-sizes',
      '/fi/custom-sizes',
      '/fi/ostoehdot/leverans',
    ])
  })

  it('names only pages that open, may be kept, and call themselves by that address', async () => {
    const urls = urlsOf(await sitemapOf(shop.gateways.search).xml(ORIGIN))
    for (const { loc } of urls.filter((_, index) => index % 5 === 0)) {
      const { status, head } = await shop.page(loc.slice(ORIGIN.length))
      expect([loc, status, head.indexable, ORIGIN + head.canonical!]).toEqual([loc, 200, true, loc])
    }
  })

  it('reads any number of documents, and splits at the protocol’s 50,000', async () => {
    const sitemap = sitemapOf(manyProducts(50_009))
    const index = await sitemap.xml(ORIGIN)
    expect([...index!.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${ORIGIN}/sitemap-1.xml`,
      `${ORIGIN}/sitemap-2.xml`,
    ])
    const parts = [urlsOf(await sitemap.xml(ORIGIN, 1)), urlsOf(await sitemap.xml(ORIGIN, 2))]
    expect(parts.map(({ length }) => length)).toEqual([50_000, 13])
    expect(parts[1]!.at(-1)!.loc).toBe(`${ORIGIN}/sv/p/S%2650009/S%2650009`)
    expect(await sitemap.xml(ORIGIN, 3)).toBeUndefined()
  })

  it('is read again after a failure and after an hour, else once', async () => {
    let now = 0
    const search = new FakeSearchGateway({})
    const sitemap = new Sitemap({ search, views, morePaths, now: () => now })
    search.fault = new Error('away')
    await expect(sitemap.xml(ORIGIN)).rejects.toThrow('away')
    search.fault = undefined
    await sitemap.xml(ORIGIN)
    const asked = search.asked.length
    await sitemap.xml(ORIGIN)
    expect(search.asked).toHaveLength(asked)
    now = 3_600_000
    await sitemap.xml(ORIGIN)
    expect(search.asked.length).toBeGreaterThan(asked)
  })
})

describe('robots.txt', () => {
  it('disallows exactly pages that say noindex, and names the sitemap', async () => {
    const lines = robotsTxt(views, ORIGIN).split('\n')
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    for (const path of NOT_INDEXED.map((page) => buildPath(page, views))) {
      expect(lines).toContain(`Disallow: ${path}$`)
      expect([path, (await shop.page(path)).head.indexable]).toEqual([path, false])
    }
  })
})

it('robots.txt hides the personal pages of each view', () => {
  const lines = robotsTxt({ ...views, storeCodes: ['sv', 'fi'] }, ORIGIN).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /sv/checkout$', 'Disallow: /fi/checkout$']))
})

describe('CrawlerFiles', () => {
  const servers: Server[] = []
  afterAll(() => Promise.all(servers.map((server) => new Promise((closed) => server.close(closed)))))

  async function serve(publicUrl: string | undefined) {
    const reported: unknown[] = []
    const search = new FakeSearchGateway({})
    const report = (error: unknown) => reported.push(error)
    const files = new CrawlerFiles({ sitemap: sitemapOf(search), views, publicUrl, report })
    const server = createServer((request, response) => void files.handle(request.url!, request, response))
    servers.push(server)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    return { get, search, reported }
  }

  it('names the public address of the shop, and says when the API host has failed', async () => {
    const { get, search, reported } = await serve(ORIGIN)
    search.fault = new Error('away')
    expect((await get('/sitemap.xml')).status).toBe(503)
    search.fault = undefined
    const sitemap = await get('/sitemap.xml')
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(urlsOf(await sitemap.text())[0]).toEqual({ loc: `${ORIGIN}/sv`, lastmod: undefined })
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect((await get('/sitemap-7.xml')).status).toBe(404)
    expect(reported).toHaveLength(1)
  })

  it('never repeats the host name of a request: without a public address there is no sitemap', async () => {
    const { get } = await serve(undefined)
    expect((await get('/sitemap.xml')).status).toBe(404)
    expect(await (await get('/robots.txt')).text()).not.toMatch(/Sitemap|127\.0\.0\.1/)
  })
})
