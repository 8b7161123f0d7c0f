import { join } from 'node:path'
import { openHostDatabase } from '@vitrin/api-server'
import type { CatalogueProduct, SearchRequest } from '@vitrin/catalog'
import { searchGatewayContract } from '@vitrin/catalog/contracts'
import { aProduct, singleProductQuery } from '@vitrin/catalog/testing'
import { cmsSearchContract } from '@vitrin/content/contracts'
import { urlGatewayContract } from '@vitrin/routing/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browseGateways } from '../src/browse-gateways'
import { KEPT_ANSWERS, KeptAnswers } from './kept-answers'
import { keptGateways } from './kept-gateways'
import { systemClock } from './server-ports'
import { buy } from './testing/buy'
import { openHost, type OpenHost } from './testing/open-host'
import { runningShop } from './testing/running-shop'

const timeZone = 'Europe/Stockholm'

let host: OpenHost
let kept: ReturnType<typeof browseGateways>
beforeAll(async () => {
  host = await openHost(async (dataDir) => {
    const database = openHostDatabase(join(dataDir, 'shop.db'), { clock: systemClock })
    database.redirects.replace([{ from: 'gamla/dorrar.html', to: 'duschdorrar?p=1', status: 301 }])
    database.close()
  })
  const answers = new KeptAnswers({ now: () => systemClock.now(), ...KEPT_ANSWERS })
  kept = keptGateways(browseGateways(host.http(), { clock: systemClock }), { answers, timeZone })
})
afterAll(() => host.close())

// All cases share what is kept, as pages do.
searchGatewayContract('kept answers', { open: () => kept.search })
cmsSearchContract('kept answers', { open: () => kept.search, page: 'sa-mater-du', block: 'notice' })
urlGatewayContract('kept answers', {
  open: () => kept.urls,
  mappings: [
    { path: 'duschhornor', type: 'category' },
    { path: 'duschhornor/duschhorna-siljan', type: 'product' },
    { path: 'sa-mater-du', type: 'cms_page' },
  ],
  moved: { path: 'gamla/dorrar.html', answer: { type: 'redirect', to: 'duschdorrar?p=1', status: 301 } },
})

describe('kept answers about a product', () => {
  const START = '2026-01-15T12:00:00Z'
  /** Until 17:00 UTC. */
  const document = { ...aProduct({ sku: 'A' }), special_price: 80, special_to_date: '2026-01-15 18:00:00' }

  function shop() {
    let now = Date.parse(START)
    const asked: string[] = []
    const answer = async <Item>(items: readonly Item[], name: string) => {
      asked.push(name)
      return { items, total: items.length }
    }
    const gateways = {
      search: {
        search: (request: SearchRequest) => answer<CatalogueProduct>([document], `search ${request.type}`),
      },
      stock: { check: (sku: string) => answer([], `stock ${sku}`) },
      urls: {
        map: async (path: string, childSku?: string) => {
          asked.push(`url ${path} ${childSku ?? ''}`.trim())
          return path === 'a' ? { type: 'product' as const, document } : undefined
        },
      },
    }
    const answers = new KeptAnswers({ now: () => now, freshForMs: Infinity, most: 100 })
    return {
      ...keptGateways(gateways as unknown as ReturnType<typeof browseGateways>, { answers, timeZone }),
      answers,
      asked,
      at: (iso: string) => (now = Date.parse(iso)),
    }
  }

  it('end with its special price, and not before', async () => {
    const { search, urls, asked, at } = shop()
    const ask = () => Promise.all([search.search(singleProductQuery('A')), urls.map('a')])
    await ask()
    at('2026-01-15T16:59:59Z')
    await ask()
    expect(asked).toEqual(['search product', 'url a'])
    at('2026-01-15T17:00:00Z')
    await ask()
    expect(asked).toHaveLength(4)
  })

  it('are not those about another one, a variant or an unknown path', async () => {
    const { search, urls, asked } = shop()
    for (const sku of ['A', 'B', 'A']) await search.search(singleProductQuery(sku))
    for (const variant of ['A-1', 'A-2', 'A-1']) await urls.map('a', variant)
    for (const variant of ['A-1', 'A-2']) await urls.map('b', variant)
    expect(asked).toEqual(['search product', 'search product', 'url a', 'url a A-1', 'url a A-2', 'url a A-1', 'url b'])
  })

  it('leave out the stock', async () => {
    const { stock, asked } = shop()
    for (const sku of ['A', 'A']) await stock.check(sku)
    expect(asked).toEqual(['stock A', 'stock A'])
  })
})

describe('pages of a running shop', () => {
  let shop: Awaited<ReturnType<typeof runningShop>>
  beforeAll(async () => {
    shop = await runningShop()
  })
  afterAll(() => shop.close())

  const bestsellers = async () => {
    const answer = await fetch(`${shop.address}/sv/bestsellers`)
    const names = [...(await answer.text()).matchAll(/<h3><a[^>]*>([^<]+)/g)].map(([, name]) => name)
    return { cache: answer.headers.get('x-vs-cache'), names }
  }

  it('show what an order of the moment before has changed', async () => {
    const ordered = 'Glasskrapa Vik, mattsvart'
    const before = await bestsellers()
    const atHost = {
      fetch: (request: Request) => fetch(request.url.replace('http://shop.test', shop.address), request),
    }
    expect((await buy(atHost, [{ sku: 'KG-2001', qty: 1 }])).ordered.code).toBe(200)
    const after = await bestsellers()
    expect([before.cache, after.cache]).toEqual(['Miss', 'Miss'])
    expect(before.names).not.toContain(ordered)
    expect(after.names[0]).toBe(ordered)
  })

  it('know no login: one that was made for a signed-in shopper serves guests', async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(shop.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await answer.json()) as { readonly code: number; readonly result: string }
    }
    const [email, password] = ['asa@example.se', 'kompass-molnet-7']
    await post('/api/user/create', { customer: { email, firstname: 'Åsa-Karin', lastname: 'Berg' }, password })
    const { code, result: token } = await post('/api/user/login', { username: email, password })
    const page = async (headers = {}) => {
      const answer = await fetch(`${shop.address}/sv/duschhornor`, { headers })
      return { cache: answer.headers.get('x-vs-cache'), text: await answer.text() }
    }
    const own = await page({ authorization: `Bearer ${token}`, cookie: `token=${token}` })
    const { cache, text } = await page()
    expect([code, own.cache, cache]).toEqual([200, 'Miss', 'Hit'])
    expect(text === own.text).toBe(true)
    for (const secret of [token, email, 'Åsa-Karin']) expect(text.includes(secret)).toBe(false)
  })
})
