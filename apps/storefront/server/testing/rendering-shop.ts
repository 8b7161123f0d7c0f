import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHttp, inProcessAdapter } from '@vitrin/api-client'
import type { BrowseGateways } from '@vitrin/storefront'
import { browseGateways } from '../../src/browse-gateways'
import { createRender, type RenderedPage } from '../../src/entry-server'
import { embeddedApi } from '../embedded-api'
import { htmlSanitizer } from '../html-sanitizer'
import { alwaysOnline, consoleLogger, randomIds, systemClock } from '../server-ports'

export interface RenderingShop {
  readonly gateways: BrowseGateways
  /** Throws for a redirect. */
  page(url: string): Promise<RenderedPage>
  /** Where the address leads, if it does. */
  redirect(url: string): Promise<{ readonly to: string; readonly status: number } | undefined>
  close(): void
}

/** The demo shop, or what `fill` has put into the new data folder, as the server renders it, without a socket. */
export async function renderingShop(origin = '', fill?: (dataDir: string) => Promise<void>): Promise<RenderingShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-pages-'))
  await fill?.(dataDir)
  const host = embeddedApi({ dataDir, rootFolder: join(import.meta.dirname, '..', '..', '..', '..'), onChanged: () => {} })
  const http = createHttp({ baseUrl: 'http://embedded', connectivity: alwaysOnline, clock: systemClock, timeoutMs: 5000, storeCode: 'sv', adapter: inProcessAdapter((request) => host.fetch(request)) })
  const gateways = browseGateways(http)
  const render = await createRender({ gateways, clock: systemClock, ids: randomIds, logger: consoleLogger, sanitizer: htmlSanitizer, apiBaseUrl: '', cacheVersion: 'test', origin })
  return {
    gateways,
    async page(url) {
      const rendered = await render(url)
      if ('redirect' in rendered) throw new Error(`${url} leads to ${rendered.redirect.to}`)
      return rendered
    },
    async redirect(url) {
      const rendered = await render(url)
      return 'redirect' in rendered ? rendered.redirect : undefined
    },
    close() {
      host.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
