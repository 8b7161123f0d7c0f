import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiListener } from './api-listener'
import { CACHE_VERSION_PATH, sendCacheVersion } from './cache-version'
import type { ClientAddresses } from './client-addresses'
import type { CrawlerFiles } from './crawler-files'
import type { EmbeddedApi } from './embedded-api'
import type { Handler } from './log/observe-requests'
import type { Cms } from './open-cms'
import type { StaticAssets } from './static-assets'

interface Routed {
  readonly crawlers: CrawlerFiles
  readonly assets: StaticAssets
  readonly api: EmbeddedApi | undefined
  /** The pages of the API host for the shop's people. */
  readonly workshopPaths: readonly string[]
  readonly cms: Cms
  readonly addresses: Pick<ClientAddresses, 'of'>
  readonly version: string
}

const API_PATH = /^\/(api|img|media|graphql|graphiql|invalidate)(\/|$)/

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`)
}

export type Router = (path: string) => Handler | undefined

/** What answers a path: the built files, the API host or a few special ones. Every other path is a page. */
export function router({ crawlers, assets, api, workshopPaths, cms, addresses, version }: Routed): Router {
  const sendContent = apiListener((request) => cms.answer(request))
  const answerApi = api && apiListener((request, address) => api.fetch(request, address), addresses)
  return (path) => {
    if (assets.has(path)) return (request, response) => void sendAsset(assets, path, request, response)
    if (API_PATH.test(path) || workshopPaths.some((start) => isBelow(path, start))) return answerApi
    if (path.startsWith('/strapi/')) return sendContent
    if (path === CACHE_VERSION_PATH) return (_, response) => sendCacheVersion(version, response)
    if (crawlers.has(path)) return (request, response) => void crawlers.handle(path, request, response)
    return undefined
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
