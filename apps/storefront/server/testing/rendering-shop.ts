import { Turns } from '@vitrin/api-server'
import type { BrowseGateways } from '@vitrin/storefront'
import { createRender, type Render, type RenderedPage, type RenderOptions } from '../../src/entry-server'
import { htmlSanitizer } from '../html-sanitizer'
import { consoleLogger, randomIds, systemClock } from '../server-ports'
import { hostGateways } from './host-gateways'
import { openHost, type OpenHost } from './open-host'

export interface RenderingShop {
  readonly gateways: BrowseGateways
  readonly host: OpenHost
  /** Throws for a redirect. */
  page(url: string): Promise<RenderedPage>
  /** The redirect of an address, if there is one. */
  redirect(url: string): Promise<{ readonly to: string; readonly status: number } | undefined>
  close(): void
}

/** Renders pages as the server does, without a socket: of the demo shop, or of the catalogue that `fill` imports. */
export async function renderingShop(origin = '', fill?: (dataDir: string) => Promise<void>): Promise<RenderingShop> {
  const host = await openHost(fill)
  const gateways = hostGateways(host)
  const render = await testRender({ gateways, origin })
  return {
    gateways,
    host,
    async page(url) {
      const rendered = await render(url, new Turns())
      if ('redirect' in rendered) throw new Error(`${url} leads to ${rendered.redirect.to}`)
      return rendered
    },
    async redirect(url) {
      const rendered = await render(url, new Turns())
      return 'redirect' in rendered ? rendered.redirect : undefined
    },
    close: () => host.close(),
  }
}

/** The server's render with the ports of the server, but for those that a test gives. */
export function testRender(options: Pick<RenderOptions, 'gateways'> & Partial<RenderOptions>): Promise<Render> {
  return createRender({
    clock: systemClock,
    ids: randomIds,
    logger: consoleLogger,
    sanitizer: htmlSanitizer,
    apiBaseUrl: '',
    settings: { mediaBaseUrl: '' },
    cacheVersion: 'test',
    origin: '',
    ...options,
  })
}
