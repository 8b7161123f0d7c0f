import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Turns } from '@vitrin/api-server'
import { FakeSearchGateway, FakeStockGateway } from '@vitrin/catalog/testing'
import { FakeContentGateway } from '@vitrin/content/testing'
import { FakeUrlGateway } from '@vitrin/routing/testing'
import { afterEach, expect, it } from 'vitest'
import { createRender } from '../src/entry-server'
import { ClientAddresses } from './client-addresses'
import type { ClientManifest } from './client-manifest'
import { htmlSanitizer } from './html-sanitizer'
import { inlineText } from './inline-text'
import { OutputCache } from './output-cache'
import { PageServer } from './page-server'
import { consoleLogger, randomIds, systemClock } from './server-ports'
import { renderByView, viewSettings, type StoreCodes } from './store-views'

const gateways = {
  search: new FakeSearchGateway(),
  stock: new FakeStockGateway(),
  content: new FakeContentGateway(),
  urls: new FakeUrlGateway({}),
}
const NO_ASSETS: Pick<ClientManifest, 'assetsOf' | 'appManifest' | 'touchIcon'> = {
  assetsOf: () => ({ entry: '', styles: [], style: inlineText(''), fonts: [], libraries: [], preload: [], parts: [] }),
  appManifest: undefined,
  touchIcon: undefined,
}

let server: Server | undefined
afterEach(() => server?.close())

async function shopOf(storeCodes: StoreCodes) {
  const render = await renderByView(storeCodes, (view) =>
    createRender({
      gateways,
      clock: systemClock,
      ids: randomIds,
      logger: consoleLogger,
      sanitizer: htmlSanitizer,
      apiBaseUrl: '',
      settings: { mediaBaseUrl: '', ...viewSettings(view, storeCodes) },
      cacheVersion: 'test',
      origin: '',
    }),
  )
  const pages = new PageServer({
    turns: new Turns(),
    render,
    manifest: NO_ASSETS as ClientManifest,
    cache: new OutputCache({ now: () => 0, maxBytes: 1_000_000, timeToLiveMs: 1000 }),
    isPrivate: () => false,
    addresses: new ClientAddresses([]),
    budget: { take: () => true },
    earlyScript: inlineText(''),
    headersOf: () => ({}),
    origin: '',
    report: (error) => {
      throw error
    },
  })
  server = createServer((request, response) => void pages.handle(request, response, 'request-1'))
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
}

it('each page names the offline shell of its view, which is in the language of the view', async () => {
  const get = await shopOf(['sv', 'fi'])
  for (const [path, shell, lang] of [
    ['/sv/wishlist', '/sv/app-shell.html', 'sv-SE'],
    ['/fi/wishlist', '/fi/app-shell.html', 'fi-FI'],
  ] as const) {
    // The first answer is rendered, the second comes from the cache.
    for (const { headers } of [await get(path), await get(path)]) expect(headers.get('x-shell')).toBe(shell)
    const empty = await (await get(shell)).text()
    expect(empty).toContain(`<html lang="${lang}"`)
    expect(empty).toContain('<main id="main" tabindex="-1"></main>')
  }
})

it('a shop with one view has one shell, which no page has to name', async () => {
  const get = await shopOf(['sv'])
  expect((await get('/sv/wishlist')).headers.has('x-shell')).toBe(false)
  expect((await get('/app-shell.html')).status).toBe(200)
})
