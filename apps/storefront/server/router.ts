import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Turns } from '@vitrin/api-server'
import { apiListener } from './api-listener'
import { CACHE_VERSION_PATH, sendCacheVersion } from './cache-version'
import type { ClientAddresses } from './client-addresses'
import type { CrawlerFiles } from './crawler-files'
import type { EmbeddedApi } from './embedded-api'
import type { Cms } from './open-cms'
import type { PageServer } from './page-server'
import type { StaticAssets } from './static-assets'

interface Routed {
  readonly pages: PageServer
  readonly crawlers: CrawlerFiles
  readonly assets: StaticAssets
  readonly api: EmbeddedApi | undefined
  /** The pages of the API host for the shop's people. */
  readonly workshopPaths: readonly string[]
  readonly cms: Cms
  readonly addresses: Pick<ClientAddresses, 'of'>
  /** Hears of each request, because a network address rests only while others ask. */
  readonly turns: Pick<Turns, 'asked'>
  readonly version: string
}

const API_PATH = /^\/(api|img|media|graphql|graphiql|invalidate)(\/|$)/

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`)
}

/** Sends a request to the built files, the API host or a few special paths; everything else is a page. */
export function router({ pages, crawlers, assets, api, workshopPaths, cms, addresses, turns, version }: Routed) {
  const sendContent = apiListener((request) => cms.answer(request))
  const answerApi = api && apiListener((request, address) => api.fetch(request, address), addresses)
  return (request: IncomingMessage, response: ServerResponse): void => {
    turns.asked(addresses.of(request))
    const path = (request.url ?? '/').split('?', 1)[0]!
    if (assets.has(path)) void sendAsset(assets, path, request, response)
    else if (answerApi && (API_PATH.test(path) || workshopPaths.some((start) => isBelow(path, start))))
      answerApi(request, response)
    else if (path.startsWith('/strapi/')) sendContent(request, response)
    else if (path === CACHE_VERSION_PATH) sendCacheVersion(version, response)
    else if (crawlers.has(path)) void crawlers.handle(path, request, response)
    else void pages.handle(request, response)
  }
}

async function sendAsset(
  assets: StaticAssets,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await assets.get(path, request.headers['accept-encoding'])
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(200, {
    ...answer.headers,
    'content-length': answer.body.length,
    'x-content-type-options': 'nosniff',
  })
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}
