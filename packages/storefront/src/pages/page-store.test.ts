import { RecordingLogger } from '@vitrin/kernel/testing'
import { RoutingStore } from '@vitrin/routing'
import { FakeUrlCache, FakeUrlGateway } from '@vitrin/routing/testing'
import { describe, expect, it } from 'vitest'
import { PageNotFound, type PageModel } from './page-model'
import type { PageModelFactories } from './page-models'
import { PageStore } from './page-store'
import { PlainPage } from './plain-page'

/** A device that remembers `/sv/speglar` as a product that is gone. */
function open(isCategoryThere: boolean, isOnline = true) {
  const cache = new FakeUrlCache()
  cache.mappings.set('speglar', { type: 'product', parentSku: 'GONE', slug: 'gone' })
  const urls = new FakeUrlGateway(
    isCategoryThere ? { speglar: { type: 'category', document: { slug: 'speglar-35' } } } : {},
  )
  const logger = new RecordingLogger()
  const routing = new RoutingStore({
    urls,
    openCache: async () => cache,
    views: { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true },
    served: ['home', 'category', 'product', 'page-not-found', 'error'],
    logger,
  })
  let loads = 0
  const category: PageModel<unknown> = {
    meta: { title: 'Speglar', description: undefined, indexable: true },
    snapshot: null,
    hydrate() {},
    load: async () => void (loads += 1),
  }
  const product: PageModel<unknown> = { ...category, load: () => Promise.reject(new PageNotFound('gone')) }
  const plain = () => Promise.resolve(new PlainPage('error.title'))
  const models = {
    home: () => Promise.reject(new Error('away')),
    product: () => Promise.resolve(product),
    category: () => Promise.resolve(category),
    'page-not-found': plain,
    error: plain,
  } as unknown as PageModelFactories
  return {
    urls,
    cache,
    logger,
    loads: () => loads,
    pages: new PageStore({ routing, models, isOnline: () => isOnline, logger }),
  }
}

describe('PageStore', () => {
  it('asks the host once when what the device remembered of an address is gone', async () => {
    const { pages, urls } = open(true)
    expect(await pages.open('/sv/speglar')).toMatchObject({ page: { id: 'category', status: 200 } })
    expect(urls.asked).toEqual(['speglar'])
  })

  it('shows page-not-found when the host knows nothing either [R8.15 404 page]', async () => {
    const { pages, urls, cache } = open(false)
    expect(await pages.open('/sv/speglar')).toMatchObject({ page: { id: 'page-not-found', status: 404 } })
    expect(await pages.open('/sv/speglar')).toMatchObject({ page: { id: 'page-not-found', status: 404 } })
    expect([urls.asked, cache.mappings.size]).toEqual([['speglar', 'speglar'], 0])
  })

  it('leads home without a network, and says which page it could not show [R2.40] [R8.11]', async () => {
    const { pages, cache } = open(false, false)
    expect(await pages.open('/sv/speglar')).toEqual({ redirect: { to: '/sv', status: 302 } })
    expect(pages.missing).toEqual({ url: '/sv/speglar' })
    // The address is as right as before.
    expect(cache.mappings.size).toBe(1)
    // Home itself is not redirected.
    expect(await pages.open('/sv')).toMatchObject({ page: { id: 'error' } })
  })

  it('logs a page that failed without its query, where the token of a mailed link can be', async () => {
    const { pages, logger } = open(false)
    await pages.open('/sv?resetToken=hemlig')
    expect(logger.entries.map(({ message }) => message)).toEqual(['The page /sv could not be loaded'])
  })

  it('shows page-not-found for a product that does not exist [R8.15 404 page]', async () => {
    const { pages } = open(false)
    expect(await pages.open('/sv/p/KG-1/dorr')).toMatchObject({ page: { id: 'page-not-found', status: 404 } })
  })

  it('shows the error page and keeps why the latest page could not be loaded [R8.11] [R8.15 500 page]', async () => {
    const { pages } = open(false)
    expect(await pages.open('/sv')).toMatchObject({ page: { id: 'error', status: 500 } })
    expect(pages.failure).toEqual({ url: '/sv', error: new Error('away') })
    expect(pages.missing).toBeUndefined()
  })

  it('goes on with a page that it expects, and loads it anew when that was forgotten or failed', async () => {
    const { pages, loads } = open(true)
    const forget = pages.expect('/sv/speglar')
    expect(await pages.open('/sv/speglar')).toMatchObject({ page: { id: 'category' } })
    forget()
    expect(loads()).toBe(1)
    await pages.open('/sv/speglar')
    expect(loads()).toBe(2)
    pages.expect('/sv/speglar')()
    await pages.open('/sv/speglar')
    expect(loads()).toBe(4)
    pages.expect('/sv')
    expect(await pages.open('/sv')).toMatchObject({ page: { id: 'error', status: 500 } })
  })

  it('says of no page that it could not be shown before it is opened [R2.40]', async () => {
    const { pages } = open(false, false)
    pages.expect('/sv/speglar')
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
    expect(pages.missing).toBeUndefined()
    expect(await pages.open('/sv/speglar')).toEqual({ redirect: { to: '/sv', status: 302 } })
    expect(pages.missing).toEqual({ url: '/sv/speglar' })
  })

  it('remembers a page under its latest address only, so that typed measures push no other page out', async () => {
    const { pages } = open(true)
    const opened = await pages.open('/sv/speglar')
    if ('page' in opened) pages.show(opened.page)
    for (let width = 700; width < 720; width += 1) pages.changeUrl(`/sv/speglar?width=${width}`)
    expect(pages.remembered('/sv/speglar')).toBeUndefined()
    expect(pages.remembered('/sv/speglar?width=718')).toBeUndefined()
    expect(pages.remembered('/sv/speglar?width=719')).toBe(pages.current)
  })
})
