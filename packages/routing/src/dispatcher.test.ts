import { RecordingLogger } from '@vitrin/kernel/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageId } from './page'
import { RoutingStore } from './routing-store'
import { FakeUrlCache, FakeUrlGateway } from './testing'

const served: readonly PageId[] = ['home', 'category', 'product', 'cms-page', 'checkout', 'page-not-found']
const views = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }
const alpha = { sku: 'ALPHA', slug: 'alpha-501', url_path: 'duschhornor/alpha', type_id: 'configurable' }
const toAlpha = { type: 'product', parentSku: 'ALPHA', slug: 'alpha-501', productType: 'configurable' } as const

/** One visit on a device. */
function open({ cache = new FakeUrlCache(), appendStoreCode = true } = {}) {
  const urls = new FakeUrlGateway({
    'duschhornor/alpha': { type: 'product', document: alpha },
    duschhornor: { type: 'category', document: { slug: 'duschhornor-31', url_path: 'duschhornor' } },
    'om-oss': { type: 'cms_page', document: { identifier: 'om-oss' } },
  })
  const logger = new RecordingLogger()
  return {
    urls,
    cache,
    logger,
    routing: new RoutingStore({
      urls,
      openCache: async () => cache,
      views: { ...views, appendStoreCode },
      served,
      logger,
    }),
  }
}

/** Lets the promises of a write in the background settle. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

describe('the dispatcher', () => {
  it('asks memory first, then what the device remembers, then the host [R2.33]', async () => {
    const first = open()
    for (const [path, id] of [
      ['duschhornor/alpha', 'product'],
      ['duschhornor', 'category'],
      ['om-oss', 'cms-page'],
    ] as const) {
      expect(await first.routing.resolve(`/sv/${path}`)).toMatchObject({ page: { id }, status: 200 })
    }
    expect(first.urls.asked).toEqual(['duschhornor/alpha', 'duschhornor', 'om-oss'])
    await settled()

    const next = open({ cache: first.cache })
    expect(await next.routing.resolve('/sv/duschhornor/alpha?childSku=ALPHA-80')).toMatchObject({
      page: { id: 'product', params: { parentSku: 'ALPHA', slug: 'alpha-501', childSku: 'ALPHA-80' } },
      status: 200,
    })
    expect(await next.routing.resolve('/sv/om-oss')).toMatchObject({
      page: { id: 'cms-page', params: { slug: 'om-oss' } },
    })
    expect(next.urls.asked).toEqual([])
    next.cache.mappings.clear()
    expect(await next.routing.resolve('/sv/om-oss')).toMatchObject({ page: { id: 'cms-page' } })
    expect(next.urls.asked).toEqual([])
  })

  it('names the page of a known link without a call to the host', async () => {
    const { routing, urls } = open()
    routing.registerMappings({ products: [alpha] })
    const urlsOfLinks = ['/sv/duschhornor/alpha', '/sv/checkout', '/sv/duschhornor']
    const ids = await Promise.all(urlsOfLinks.map((url) => routing.pageIdOf(url)))
    expect(ids).toEqual(['product', 'checkout', undefined])
    expect(urls.asked).toEqual([])
  })

  it('finds a category by the path without its leading slash [R2.35]', async () => {
    const { routing, urls } = open()
    expect(await routing.resolve('/sv/duschhornor/?sort=price')).toMatchObject({
      page: { id: 'category', params: { slug: 'duschhornor-31' } },
      canonicalPath: '/sv/duschhornor',
    })
    expect(urls.asked).toEqual(['duschhornor'])
  })

  it('shows page-not-found for a path without mapping, and remembers nothing of it [R2.34]', async () => {
    const { routing, cache } = open()
    expect(await routing.resolve('/sv/finns/inte')).toMatchObject({
      page: { id: 'page-not-found', params: { slug: 'page-not-found' } },
      status: 404,
      routeName: 'sv-page-not-found',
    })
    await settled()
    expect(cache.mappings.size).toBe(0)
  })

  describe('names the route', () => {
    const routeOf = async (url: string, { routing } = open()) => {
      const resolution = await routing.resolve(url)
      return 'redirect' in resolution ? undefined : [resolution.routeName, resolution.page.params]
    }

    it('of a category, with its slug [R2.18 category]', async () => {
      expect(await routeOf('/sv/c/duschhornor-31')).toEqual(['sv-category', { slug: 'duschhornor-31' }])
    })

    it('of a CMS page, with its slug, and the store code where addresses have it [R2.18 cms-page]', async () => {
      expect(await routeOf('/sv/i/om-oss')).toEqual(['sv-cms-page', { slug: 'om-oss' }])
      expect(await routeOf('/i/om-oss', open({ appendStoreCode: false }))).toEqual(['cms-page', { slug: 'om-oss' }])
    })

    it('of a product by its type, with parentSku, slug and childSku [R2.18 {type}-product]', async () => {
      const visit = open()
      visit.routing.registerMappings({ products: [alpha, { sku: 'PATHLESS', type_id: 'bundle' }] })
      expect(await routeOf('/sv/p/ALPHA/alpha/ALPHA-80', visit)).toEqual([
        'sv-configurable-product',
        { parentSku: 'ALPHA', slug: 'alpha', childSku: 'ALPHA-80' },
      ])
      expect(await routeOf('/sv/p/PATHLESS/pathless', visit)).toEqual([
        'sv-bundle-product',
        { parentSku: 'PATHLESS', slug: 'pathless' },
      ])
    })

    it('of a path that was looked up by the path [R2.18 urldispatcher-{path}]', async () => {
      expect(await routeOf('/sv/duschhornor/alpha/')).toEqual([
        'urldispatcher-/sv/duschhornor/alpha',
        { parentSku: 'ALPHA', slug: 'alpha-501' },
      ])
    })
  })

  it('registers a route of its type for each listed product, by path and by parent sku [R2.19]', async () => {
    const { routing, urls } = open()
    routing.registerMappings({
      products: [
        alpha,
        { sku: 'BETA-80', parentSku: 'BETA', slug: 'beta', url_path: 'beta', type_id: 'simple' },
        { sku: 'PATHLESS' },
      ],
    })
    expect(await routing.resolve('/sv/duschhornor/alpha')).toMatchObject({
      routeName: 'sv-configurable-product',
      page: { id: 'product', params: { parentSku: 'ALPHA', slug: 'alpha-501' } },
    })
    expect(await routing.resolve('/sv/beta')).toMatchObject({
      routeName: 'sv-simple-product',
      page: { id: 'product', params: { parentSku: 'BETA', slug: 'beta' } },
    })
    expect(urls.asked).toEqual([])
  })

  it('stores listed paths on the device, also those listed before its code was loaded', async () => {
    const { routing, cache } = open()
    routing.registerMappings({ products: [alpha] })
    await settled()
    expect(cache.mappings.size).toBe(0)
    await routing.prepare()
    routing.registerMappings({ categories: [{ slug: 'speglar-35', url_path: 'speglar' }] })
    await settled()
    expect([...cache.mappings]).toEqual([
      ['duschhornor/alpha', toAlpha],
      ['speglar', { type: 'category', slug: 'speglar-35' }],
    ])
  })

  it('uses only the route table when the dispatcher is off [R2.08]', async () => {
    const urls = new FakeUrlGateway({ duschhornor: { type: 'category', document: { slug: 'duschhornor-31' } } })
    const routing = new RoutingStore({
      urls,
      views: { ...views, useUrlDispatcher: false },
      served,
      logger: new RecordingLogger(),
    })
    routing.registerMappings({ categories: [{ slug: 'speglar-35', url_path: 'speglar' }] })
    expect([await routing.resolve('/sv/duschhornor'), await routing.resolve('/sv/speglar')]).toMatchObject([
      { status: 404 },
      { status: 404 },
    ])
    expect(await routing.resolve('/sv/c/duschhornor-31')).toMatchObject({
      page: { id: 'category', params: { slug: 'duschhornor-31' } },
    })
    expect(urls.asked).toEqual([])
  })

  it('clears the device’s mappings when there is no room for them [R8.17 quota errors]', async () => {
    const { routing, cache, logger } = open()
    cache.mappings.set('old', toAlpha)
    cache.full = true
    expect(await routing.resolve('/sv/duschhornor')).toMatchObject({ page: { id: 'category' }, status: 200 })
    await settled()
    expect(cache.mappings.size).toBe(0)
    expect(logger.entries).toEqual([])
  })

  it('works without a cache that cannot be read', async () => {
    const { routing, cache, logger } = open()
    cache.fault = new Error('no database')
    expect(await routing.resolve('/sv/duschhornor')).toMatchObject({ page: { id: 'category' }, status: 200 })
    expect(logger.entries).toHaveLength(1)
  })

  it('forgets a wrong mapping in memory and on the device', async () => {
    const { routing, urls, cache } = open()
    cache.mappings.set('duschhornor', toAlpha)
    expect(await routing.resolve('/sv/duschhornor')).toMatchObject({ page: { id: 'product' } })
    expect(await routing.forget('/sv/duschhornor?x=1')).toBe(true)
    expect(cache.mappings.size).toBe(0)
    expect(await routing.resolve('/sv/duschhornor')).toMatchObject({ page: { id: 'category' } })
    expect(urls.asked).toEqual(['duschhornor'])
    expect(await routing.forget('/sv/finns/inte')).toBe(false)
  })
})

describe('hostile addresses', () => {
  const nasty = fc.constantFrom(
    '//',
    '\\',
    '%',
    '%00',
    '%2e%2e',
    '..',
    '.',
    '__proto__',
    'constructor',
    '<script>',
    '"',
    "'",
    '\r\n',
    '\u0000',
    '\uD800',
    '\u202E',
    '#',
    '?',
    '&',
    '=',
    'javascript:',
    'x'.repeat(2000),
  )
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(fc.oneof(nasty, fc.string()), { maxLength: 12 }).map((parts) => `/sv/${parts.join('/')}`),
    fc.array(nasty, { maxLength: 12 }).map((parts) => parts.join('')),
  )

  it('always get an answer: a page of the shop, or a redirect that stays on its origin', async () => {
    const { routing } = open()
    await fc.assert(
      fc.asyncProperty(hostile, async (url) => {
        const resolution = await routing.resolve(url)
        const target = 'redirect' in resolution ? resolution.redirect.to : resolution.canonicalPath
        // No second slash or backslash, no blank or control character: nothing that a browser takes for another host.
        expect(target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        if (!('redirect' in resolution)) expect([200, 404]).toContain(resolution.status)
      }),
      { numRuns: 500 },
    )
  })

  it('settle: what a redirect leads to is no redirect', async () => {
    const { routing } = open()
    await fc.assert(
      fc.asyncProperty(hostile, async (url) => {
        const first = await routing.resolve(url)
        const last = 'redirect' in first ? await routing.resolve(first.redirect.to) : first
        expect(last).not.toHaveProperty('redirect')
      }),
    )
  })
})
