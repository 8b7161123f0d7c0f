import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createHttp, StrapiContentGateway } from '@vitrin/api-client'
import { openHostDatabase } from '@vitrin/api-server'
import { searchGatewayContract, stockGatewayContract } from '@vitrin/catalog/contracts'
import { cmsSearchContract } from '@vitrin/content/contracts'
import { urlGatewayContract } from '@vitrin/routing/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GatewayConfig } from '../config/gateways'
import { browseGateways } from '../src/browse-gateways'
import { apiListener } from './api-listener'
import { alwaysOnline, consoleLogger, systemClock } from './server-ports'
import { openHost, type OpenHost } from './testing/open-host'

// The gateways of the browser at the real host with the demo shop: without a socket, as the
// server renders (decisions.md 17), and over HTTP, as the browser and API_URL use it.
let host: OpenHost
let server: Server

beforeAll(async () => {
  host = await openHost(async (dataDir) => {
    const database = openHostDatabase(join(dataDir, 'shop.db'), { clock: systemClock })
    database.redirects.replace([{ from: 'gamla/dorrar.html', to: 'duschdorrar?p=1', status: 301 }])
    database.close()
  })
  server = createServer(apiListener((request) => host.fetch(request)))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  host.close()
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const overHttp = () =>
  createHttp({ baseUrl: address(), connectivity: alwaysOnline, clock: systemClock, timeoutMs: 5000, storeCode: 'sv' })
const ways: readonly (readonly [
  name: string,
  open: (apiMode?: GatewayConfig['apiMode']) => ReturnType<typeof browseGateways>,
])[] = [
  ['in process', (apiMode = 'rest') => browseGateways(host.http(), { apiMode, clock: systemClock })],
  ['over HTTP', (apiMode = 'rest') => browseGateways(overHttp(), { apiMode, clock: systemClock })],
]

it('the content of the demo shop is there in Swedish and English [R1.09]', async () => {
  const content = (locale: string) =>
    new StrapiContentGateway({ http: host.http(), locales: [locale], mediaBaseUrl: '', logger: consoleLogger })
  for (const locale of ['sv', 'en']) {
    for (const set of ['company-info', 'custom-solutions', 'terms'] as const) {
      const entries = await content(locale).entries(set)
      expect(entries.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    }
    expect((await content(locale).portfolio())?.items).toHaveLength(6)
    expect((await content(locale).notice())?.enabled).toBe(true)
  }
  expect((await content('sv').entries('terms'))[0]?.title).toBe('Köp och betalning')
  expect((await content('en').entries('terms'))[0]?.title).toBe('Purchase and payment')
})

it('every picture of the content exists', async () => {
  const content = new StrapiContentGateway({
    http: host.http(),
    locales: ['sv'],
    mediaBaseUrl: '',
    logger: consoleLogger,
  })
  const entries = [...(await content.entries('company-info')), ...(await content.entries('custom-solutions'))]
  const items = (await content.portfolio())?.items ?? []
  const pictures = [
    ...entries.flatMap(({ image, gallery }) => [...(image ? [image] : []), ...gallery]),
    ...items.flatMap((item) => item.pictures),
  ]
  expect(pictures.length).toBeGreaterThan(15)
  for (const path of new Set(pictures.map(({ url }) => url.replace(/^\/img\/\d+\/\d+\/\w+/, '/media'))))
    expect((await host.fetch(new Request(`http://host.test${path}`))).status, path).toBe(200)
})

for (const [name, open] of ways) {
  for (const apiMode of ['rest', 'graphql'] as const) {
    const search = () => open(apiMode).search
    searchGatewayContract(`the host ${name} by ${apiMode}`, { open: search })
    cmsSearchContract(`the host ${name} by ${apiMode}`, { open: search, page: 'sa-mater-du', block: 'notice' })
  }
  stockGatewayContract(`the host ${name}`, { open: () => open().stock, skus: ['KG-1042', 'KG-1101'] })
  urlGatewayContract(`the host ${name}`, {
    open: () => open().urls,
    mappings: [
      { path: 'duschhornor', type: 'category' },
      { path: 'duschhornor/duschhorna-siljan', type: 'product' },
      { path: 'sa-mater-du', type: 'cms_page' },
    ],
    moved: { path: 'gamla/dorrar.html', answer: { type: 'redirect', to: 'duschdorrar?p=1', status: 301 } },
  })
}

it.each([
  ['is read', '{}', 200],
  ['is refused where it is too large', ' '.repeat(200_000), 413],
])('a body whose length nobody announced %s', async (_, body, status) => {
  const pieces = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(body))
      stream.close()
    },
  })
  const answer = await fetch(`${address()}/api/cart/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: pieces,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(status)
})

it('a call without a body is answered', async () => {
  expect(await (await fetch(`${address()}/api/sync/order/unknown`, { method: 'DELETE' })).json()).toEqual({
    code: 200,
    result: null,
  })
})
