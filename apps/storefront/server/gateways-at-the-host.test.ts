import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createHttp, inProcessAdapter } from '@vitrin/api-client'
import { searchGatewayContract, stockGatewayContract } from '@vitrin/catalog/testing'
import { cmsSearchContract } from '@vitrin/content/testing'
import { urlGatewayContract } from '@vitrin/routing/testing'
import type { BrowseGateways } from '@vitrin/storefront'
import { afterAll, beforeAll } from 'vitest'
import type { GatewayConfig } from '../config/gateways'
import { browseGateways } from '../src/browse-gateways'
import { embeddedApi, type EmbeddedApi } from './embedded-api'
import { alwaysOnline, systemClock } from './server-ports'

// The gateways of the browser at the real host with the demo shop: without a socket, as the
// server renders (decisions.md 17), and over HTTP, as the browser and API_URL use it.
const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-host-'))
let host: EmbeddedApi
let server: Server

beforeAll(async () => {
  host = embeddedApi({ dataDir, rootFolder: join(import.meta.dirname, '..', '..', '..'), onChanged: () => {} })
  const answer = getRequestListener((request) => host.fetch(request), { overrideGlobalObjects: false })
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  host.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const http = { connectivity: alwaysOnline, clock: systemClock, timeoutMs: 5000, storeCode: 'sv' }
const ways: readonly (readonly [name: string, open: (apiMode?: GatewayConfig['apiMode']) => BrowseGateways])[] = [
  ['in process', (apiMode = 'rest') => browseGateways(createHttp({ ...http, baseUrl: 'http://embedded', adapter: inProcessAdapter((request) => host.fetch(request)) }), { apiMode })],
  ['over HTTP', (apiMode = 'rest') => browseGateways(createHttp({ ...http, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }), { apiMode })],
]

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
  })
}
