import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aCorner, aProduct, FakeSearchGateway, FakeStockGateway } from '@vitrin/catalog/testing'
import { FakeUrlGateway } from '@vitrin/routing/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRender } from '../src/entry-server'
import { ClientManifest } from './client-manifest'
import { htmlSanitizer } from './html-sanitizer'
import { OutputCache } from './output-cache'
import { PageServer } from './page-server'
import { consoleLogger, randomIds, systemClock } from './server-ports'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-manifest-'))
const corner = { ...aCorner(), url_path: 'duschhornor/siljan' }
const childSku = corner.configurable_children![0]!.sku
const hidden = aProduct({ id: 9001, sku: childSku, visibility: 1, url_path: 'siljan-variant' })
let server: Server
let address: string

beforeAll(async () => {
  const manifestFile = join(folder, 'manifest.json')
  writeFileSync(manifestFile, JSON.stringify({ 'src/entry-client.tsx': { file: 'assets/entry.js' } }))
  const gateways = {
    search: new FakeSearchGateway({ product: [corner, hidden] }),
    stock: new FakeStockGateway(),
    urls: new FakeUrlGateway({
      'siljan-variant': { type: 'product', document: hidden },
      'duschhornor/siljan': { type: 'product', document: corner },
    }),
  }
  const render = await createRender({
    gateways,
    clock: systemClock,
    ids: randomIds,
    logger: consoleLogger,
    sanitizer: htmlSanitizer,
    apiBaseUrl: '',
    settings: { mediaBaseUrl: '' },
    cacheVersion: 'test',
    origin: '',
  })
  const cache = new OutputCache({ now: () => 0, maxEntries: 10, timeToLiveMs: 1000 })
  const pages = new PageServer({
    render,
    manifest: new ClientManifest(manifestFile),
    cache,
    headers: { 'x-test': '1' },
    origin: '',
    report: (error) => {
      throw error
    },
  })
  server = createServer((request, response) => void pages.handle(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string) => fetch(address + path, { redirect: 'manual' })

describe('PageServer', () => {
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

  it('serves the second request for an address from prepared bytes, and errors never', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('x-vs-cache')
    expect([await cacheOf('/sv/duschhornor/siljan'), await cacheOf('/sv/duschhornor/siljan')]).toEqual(['Miss', 'Hit'])
    expect([await cacheOf('/sv/finns-inte'), await cacheOf('/sv/finns-inte')]).toEqual(['Miss', 'Miss'])
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
    expect(shell).toMatch(/<\/main>[^]*<script type="module" src="\/assets\/entry\.js">/)
    expect(shell).toContain('{"storefront":{"categories":')
  })
})
