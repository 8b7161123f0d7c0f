import { HostRejection } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { PageId } from './page'
import { RoutingStore } from './routing-store'
import { FakeUrlGateway } from './testing'

const served: readonly PageId[] = [
  'home',
  'category',
  'product',
  'cms-page',
  'checkout',
  'my-account',
  'error',
  'page-not-found',
]
const views = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }
const alpha = { sku: 'ALPHA', slug: 'alpha-501', url_path: 'duschhornor/alpha', name: 'Alpha' }

function open(pages = served) {
  const urls = new FakeUrlGateway({
    'duschhornor/alpha': { type: 'product', document: alpha },
    duschhornor: { type: 'category', document: { slug: 'duschhornor-31', url_path: 'duschhornor' } },
    'about-us': { type: 'cms_page', document: { identifier: 'about-us' } },
  })
  const logger = new RecordingLogger()
  return { urls, logger, routing: new RoutingStore({ urls, views, served: pages, logger }) }
}

describe('resolve', () => {
  it('takes pages of the table without asking the host [R2.01] [R2.02]', async () => {
    const { routing, urls } = open()
    expect(await routing.resolve('/sv/pwa.html')).toMatchObject({
      page: { id: 'home' },
      status: 200,
      canonicalPath: '/sv',
    })
    expect(await routing.resolve('/sv/checkout')).toMatchObject({ page: { id: 'checkout' }, layout: 'default' })
    expect(urls.asked).toEqual([])
  })

  it('gives the error page the minimal layout and the others the default one [R2.05] [R2.22]', async () => {
    const { routing } = open()
    expect(await routing.resolve('/sv/error')).toMatchObject({ page: { id: 'error' }, layout: 'minimal' })
    expect(await routing.resolve('/sv/my-account')).toMatchObject({ page: { id: 'my-account' }, layout: 'default' })
  })

  it('opens a product and its child before its type is known, under the generic name [R2.07 generic]', async () => {
    const { routing } = open()
    expect(await routing.resolve('/sv/p/ALPHA/alpha/ALPHA-80')).toMatchObject({
      page: { id: 'product', params: { parentSku: 'ALPHA', slug: 'alpha', childSku: 'ALPHA-80' } },
      routeName: 'sv-product',
      status: 200,
    })
  })

  it.each([
    ['/', '/sv'],
    ['/pwa.html', '/sv/pwa.html'],
    ['/c/duschar?color=5401&color=54%2002', '/sv/c/duschar?color=5401&color=54%2002'],
    ['//evil.example/x', '/sv/evil.example/x'],
    ['/a\r\nSet-Cookie: x', '/sv/a%0D%0ASet-Cookie%3A%20x'],
  ])('leads the unprefixed %s to %s', async (from, to) => {
    expect(await open().routing.resolve(from)).toEqual({ redirect: { to, status: 302 } })
  })

  it('finds documents of other paths through the dispatcher and returns them', async () => {
    const { routing } = open()
    const found = await routing.resolve('/sv/duschhornor/alpha/?childSku=ALPHA-80&utm=x')
    expect(found).toMatchObject({
      page: { id: 'product', params: { parentSku: 'ALPHA', slug: 'alpha-501', childSku: 'ALPHA-80' } },
      status: 200,
      canonicalPath: '/sv/duschhornor/alpha',
      query: { childSku: ['ALPHA-80'], utm: ['x'] },
      document: { type: 'product', document: alpha },
    })
    expect(await routing.resolve('/sv/duschhornor')).toMatchObject({
      page: { id: 'category', params: { slug: 'duschhornor-31' } },
    })
  })

  it('asks the host once for a path, and not at all for what a listing showed', async () => {
    const { routing, urls } = open()
    await Promise.all([routing.resolve('/sv/duschhornor'), routing.resolve('/sv/duschhornor')])
    await routing.resolve('/sv/duschhornor?sort=price')
    routing.registerMappings({ products: [alpha], categories: [{ slug: 'speglar-35', url_path: 'speglar' }] })
    expect(await routing.resolve('/sv/duschhornor/alpha')).toMatchObject({
      page: { id: 'product', params: { parentSku: 'ALPHA' } },
    })
    expect(await routing.resolve('/sv/speglar')).toMatchObject({
      page: { id: 'category', params: { slug: 'speglar-35' } },
    })
    expect(urls.asked).toEqual(['duschhornor'])
  })

  it('shows page-not-found with 404 for a path without page or document [R2.17]', async () => {
    const { routing } = open()
    expect(await routing.resolve('/sv/finns/inte')).toMatchObject({
      page: { id: 'page-not-found', params: { slug: 'page-not-found' } },
      status: 404,
      canonicalPath: '/sv/finns/inte',
    })
    expect(await routing.resolve(`/sv/${'x'.repeat(3000)}`)).toMatchObject({ status: 404 })
  })

  it('does not find a page without a screen, unless a document has its path', async () => {
    const { routing, urls } = open()
    expect(await routing.resolve('/sv/portfolio')).toMatchObject({ page: { id: 'page-not-found' }, status: 404 })
    expect(await routing.resolve('/sv/about-us')).toMatchObject({
      page: { id: 'cms-page', params: { slug: 'about-us' } },
      status: 200,
    })
    expect(urls.asked).toEqual(['portfolio', 'about-us'])
    expect(await open([...served, 'portfolio']).routing.resolve('/sv/galerii')).toMatchObject({
      page: { id: 'portfolio' },
      canonicalPath: '/sv/portfolio',
    })
  })

  it('logs a failed lookup and shows page-not-found with status 503 [R7.19]', async () => {
    const { routing, urls, logger } = open()
    urls.fault = new HostRejection({ code: 500, result: 'no' })
    expect(await routing.resolve('/sv/duschhornor')).toMatchObject({ page: { id: 'page-not-found' }, status: 503 })
    expect(logger.entries).toHaveLength(1)
    urls.fault = undefined
    expect(await routing.resolve('/sv/duschhornor')).toMatchObject({ page: { id: 'category' }, status: 200 })
  })
})
