import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Turns } from '@vitrin/api-server'
import { aCorner, aProduct, FakeSearchGateway, FakeStockGateway } from '@vitrin/catalog/testing'
import { FakeContentGateway } from '@vitrin/content/testing'
import { SequentialIds } from '@vitrin/kernel/testing'
import { FakeUrlGateway } from '@vitrin/routing/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { klarglas } from '../config/klarglas'
import { createRender, type Render } from '../src/entry-server'
import { ClientAddresses } from './client-addresses'
import { ClientManifest } from './client-manifest'
import { htmlSanitizer } from './html-sanitizer'
import { inlineText } from './inline-text'
import { currentRequestId } from './log/request-ids'
import { OutputCache } from './output-cache'
import { PageServer } from './page-server'
import { privatePaths } from './robots'
import { consoleLogger, randomIds, systemClock } from './server-ports'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-manifest-'))
const corner = { ...aCorner(), url_path: 'duschhornor/siljan' }
const childSku = corner.configurable_children![0]!.sku
const hidden = aProduct({ id: 9001, sku: childSku, visibility: 1, url_path: 'siljan-variant' })
let server: Server
let address: string
let isWithinBudget = true
let renderings = 0
let renderedFor: string | undefined

beforeAll(async () => {
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite', 'modules.json'), '{"src/entry-client.tsx":"assets/entry.js"}')
  writeFileSync(
    join(folder, '.vite', 'manifest.json'),
    JSON.stringify({ 'src/entry-client.tsx': { file: 'assets/entry.js' } }),
  )
  const gateways = {
    search: new FakeSearchGateway({ product: [corner, hidden] }),
    stock: new FakeStockGateway(),
    content: new FakeContentGateway(),
    urls: new FakeUrlGateway({
      'siljan-variant': { type: 'product', document: hidden },
      'duschhornor/siljan': { type: 'product', document: corner },
    }),
  }
  const rendering = await createRender({
    gateways,
    clock: systemClock,
    ids: randomIds,
    logger: consoleLogger,
    sanitizer: htmlSanitizer,
    apiBaseUrl: '',
    settings: { mediaBaseUrl: '', tagManager: { containerId: 'GTM-TEST', url: 'https://tags.example' } },
    cacheVersion: 'test',
    origin: '',
  })
  const render: Render = (url, turns) => {
    renderings += 1
    renderedFor = currentRequestId()
    return rendering(url, turns)
  }
  const cache = new OutputCache({ now: () => 0, maxBytes: 10_000_000, timeToLiveMs: 1000 })
  const pages = new PageServer({
    turns: new Turns(),
    render,
    manifest: new ClientManifest(folder, {}),
    cache,
    isPrivate: privatePaths(klarglas.routedViews),
    addresses: new ClientAddresses([]),
    budget: { take: () => isWithinBudget },
    earlyScript: inlineText(''),
    headersOf: () => ({ 'x-test': '1' }),
    origin: '',
    report: (error) => {
      throw error
    },
  })
  const ids = new SequentialIds()
  server = createServer((request, response) => void pages.handle(request, response, ids.next()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string) => fetch(address + path, { redirect: 'manual' })

describe('PageServer', () => {
  it('gives each answer the id of its own request, which is also that of the rendering', async () => {
    const path = '/sv/duschhornor/siljan?childSku=OF-THE-IDS'
    const [first, again] = [await get(path), await get(path)]
    const idOf = ({ headers }: Response) => headers.get('x-request-id')
    expect([first, again].map(({ headers }) => headers.get('x-vs-cache'))).toEqual(['Miss', 'Hit'])
    expect(idOf(first)).toBe(renderedFor)
    expect(idOf(again)).not.toBe(idOf(first))
    expect(idOf(again)).toMatch(/\w/)
    const refused = await fetch(address + path, { method: 'PUT' })
    expect([refused.status, idOf(refused) === idOf(again), idOf(refused)]).toEqual([405, false, expect.any(String)])
  })

  it('renders the measures of an address with the price of that piece, and never caches it', async () => {
    const path = '/sv/duschhornor/siljan?width=874&depth=912&height=1985'
    for (const time of ['first', 'second']) {
      const answer = await get(path)
      const html = await answer.text()
      expect([time, answer.headers.get('x-vs-cache'), answer.headers.get('cache-control')]).toEqual([
        time,
        'Miss',
        'private, max-age=0, must-revalidate',
      ])
      expect(html).toContain('value="1985"')
      expect(html).toMatch(/6.932/)
      expect(html).toContain('<link rel="canonical" href="/sv/duschhornor/siljan"')
    }
  })

  it('shows the usual piece and a message for nonsense in an address, and never breaks', async () => {
    const answer = await get('/sv/duschhornor/siljan?width=%F0%9F%92%A9&height=1e5&depth=-1&glass=<script>&qty=x')
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('i länken gick inte att läsa')
    expect(html).toContain('Ett val i länken finns inte')
    expect(html).not.toContain('<script>&')
  })

  it('leaves the tag manager to the browser: no script of it, no events on the server [R1.11]', async () => {
    const html = await (await get('/sv/checkout')).text()
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.filter((tag) => !tag.includes('type="application/'))).toEqual([
      '<script data-fonts="[]">',
      '<script type="speculationrules">',
      '<script type="module" src="/assets/entry.js" fetchpriority="low">',
    ])
    expect(html).not.toContain('gtm.js')
    expect(globalThis).not.toHaveProperty('dataLayer')
  })

  it('says that the variant of a link is gone, and shows another one', async () => {
    const answer = await get('/sv/duschhornor/siljan?childSku=GONE')
    expect([answer.status, (await answer.text()).includes('Varianten i länken säljs inte längre')]).toEqual([200, true])
  })

  it('leads from a hidden variant to its parent’s address with 301, by its path and by its sku [R2.38]', async () => {
    for (const path of ['/sv/siljan-variant', `/sv/p/${childSku}/x`]) {
      const { status, headers } = await get(path)
      expect([path, status, headers.get('location')]).toEqual([
        path,
        301,
        `/sv/duschhornor/siljan?childSku=${childSku}`,
      ])
    }
    expect((await get(`/sv/duschhornor/siljan?childSku=${childSku}`)).status).toBe(200)
  })

  it('sends the picture of the first view without a link that asks for it twice', async () => {
    const html = await (await get('/sv/duschhornor/siljan?glass=clear')).text()
    expect(html).toMatch(/<img [^>]*fetchPriority="high"/)
    expect(html).not.toContain('as="image"')
  })

  it('serves the second request for an address from prepared bytes, and errors never', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('x-vs-cache')
    expect([await cacheOf('/sv/duschhornor/siljan'), await cacheOf('/sv/duschhornor/siljan')]).toEqual(['Miss', 'Hit'])
    expect([await cacheOf('/sv/finns-inte'), await cacheOf('/sv/finns-inte')]).toEqual(['Miss', 'Miss'])
  })

  it('sends a cached page once to a browser that keeps it', async () => {
    const request = (headers: Record<string, string>) => fetch(`${address}/sv/duschhornor/siljan`, { headers })
    const etag = (await request({ 'accept-encoding': 'br' })).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const ask = async (known: string, encoding: string) => {
      const answer = await request({ 'if-none-match': known, 'accept-encoding': encoding })
      return [answer.status, answer.headers.get('cache-control'), (await answer.text()) === '']
    }
    const kept = 'public, max-age=0, must-revalidate'
    expect(await ask(etag, 'br')).toEqual([304, kept, true])
    expect(await ask(`W/"other", ${etag}`, 'br')).toEqual([304, kept, true])
    expect(await ask('"other"', 'br')).toEqual([200, kept, false])
    expect(await ask(etag, 'identity')).toEqual([200, kept, false])
  })

  it('marks pages that must not be indexed: personal pages and the shell, not the shop’s pages', async () => {
    const robotsOf = async (path: string) => (await get(path)).headers.get('x-robots-tag')
    expect([
      await robotsOf('/sv/duschhornor/siljan'),
      await robotsOf('/sv/checkout'),
      await robotsOf('/sv/finns-inte'),
      await robotsOf('/app-shell.html'),
    ]).toEqual([null, 'noindex', 'noindex', 'noindex'])
    const shell = await (await get('/app-shell.html')).text()
    expect(shell).toMatch(/<header class="site-header">[^]*<main id="main" tabindex="-1"><\/main>/)
    expect(shell).toMatch(/<\/main>[^]*<script type="module" src="\/assets\/entry\.js" fetchpriority="low">/)
    expect(shell).toContain('{"storefront":{"categories":')
  })

  it('answers measures beyond its budget with the page without them', async () => {
    isWithinBudget = false
    await (await get('/sv/duschhornor/siljan')).text()
    const answer = await get('/sv/duschhornor/siljan?width=874&depth=912&height=1985')
    isWithinBudget = true
    expect([answer.headers.get('x-vs-cache'), (await answer.text()).includes('value="1985"')]).toEqual(['Hit', false])
  })

  it('answers parameters that no page reads with the page without them, which does not hold them', async () => {
    await (await get('/sv/duschhornor/siljan')).text()
    const before = renderings
    for (let number = 0; number < 50; number++) {
      const answer = await get(`/sv/duschhornor/siljan?utm_source=m%C3%B6rk%3Cb%3E${number}&x${number}=1`)
      expect(answer.headers.get('x-vs-cache')).toBe('Hit')
      expect(await answer.text()).not.toMatch(/utm_source|mörk|m%C3%B6rk/)
    }
    expect(renderings).toBe(before)
    const { headers } = await get('/sv/siljan-variant?utm_source=mail#top')
    expect(headers.get('location')).toBe(`/sv/duschhornor/siljan?childSku=${childSku}&utm_source=mail`)
  })

  it('stores no personal page anywhere, least of all one with a secret in its address', async () => {
    for (const path of ['/sv/create-password?resetToken=hemlig', '/sv/my-account/orders', '/sv/mail-link?token=hemlig'])
      for (const time of ['first', 'second']) {
        const { headers } = await get(path)
        const isCached = headers.get('x-vs-cache') === 'Hit'
        expect([path, time, headers.get('cache-control'), isCached && path.includes('?')]).toEqual([
          path,
          time,
          'private, no-store',
          false,
        ])
      }
  })
})
