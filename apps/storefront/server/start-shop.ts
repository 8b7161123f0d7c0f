import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ExternalCheckoutConfig } from '@vitrin/checkout'
import { klarglas } from '../config/klarglas'
import { browseGateways } from '../src/browse-gateways'
import { createRender } from '../src/entry-server'
import { BUILD_HEADER } from '../src/service-worker/builds'
import { apiListener } from './api-listener'
import { CACHE_VERSION_PATH, sendCacheVersion } from './cache-version'
import { ClientManifest } from './client-manifest'
import { cmsPageAddresses } from './cms-page-addresses'
import { CrawlerFiles } from './crawler-files'
import { createMailer } from './create-mailer'
import { CONTENT_TAGS, embeddedApi, type EmbeddedApi } from './embedded-api'
import { htmlSanitizer } from './html-sanitizer'
import { listen } from './listen'
import type { Environment } from './settings/settings'
import { readServerOptions } from './settings/server-options'
import { NationalHolidays } from './national-holidays'
import { openCms, type Cms } from './open-cms'
import { OUTPUT_CACHE_TTL_MS, OutputCache } from './output-cache'
import { RenderBudget } from './open-addresses'
import { PageServer } from './page-server'
import { securityHeaders } from './security-headers'
import { hostHttp, SERVER_TIMEOUT_MS } from './host-http'
import { consoleLogger, randomIds, systemClock } from './server-ports'
import { Sitemap } from './sitemap'
import { StaticAssets } from './static-assets'
import { readStaticSets } from './static-sets'

export interface RunningShop {
  readonly address: string
  close(): Promise<void>
}

export interface StartOptions {
  readonly env: Environment
  /** `apps/storefront`, with the build in its `dist`. */
  readonly appFolder: string
  /** A relative DATA_DIR is below this folder. */
  readonly workFolder: string
}

const CACHED_PAGES = 500
/** A rendering takes about 10 ms: open addresses get a fifth of the time at most. */
const OPEN_ADDRESSES = { perSecond: 20, burst: 60 }

/** Makes all parts of the server, in the order in which they are needed, and listens. */
export async function startShop({ env, appFolder, workFolder }: StartOptions): Promise<RunningShop> {
  const options = readServerOptions(env, workFolder)
  const { port, host, dataDir, apiUrl, cmsUrl, publicUrl, invalidateKey, externalCheckoutUrl, tagManager, mail } =
    options
  const cache = new OutputCache({
    now: () => systemClock.now(),
    maxEntries: CACHED_PAGES,
    timeToLiveMs: OUTPUT_CACHE_TTL_MS,
  })
  const holidays = new NationalHolidays(klarglas.storeView.i18n.defaultCountry)
  const api =
    apiUrl === undefined
      ? embeddedApi({
          dataDir,
          rootFolder: join(appFolder, '..', '..'),
          holidays,
          invalidateKey,
          orderMail: mail.orderMail,
          mailer: createMailer(mail, dataDir),
          onChanged: (tags) => {
            if (CONTENT_TAGS.some((tag) => tags.has(tag))) cms.content.expire()
            cache.drop(tags)
          },
        })
      : undefined
  const http = hostHttp({ apiUrl, embedded: api, clock: systemClock })
  const clientFolder = join(appFolder, 'dist', 'client')
  const manifest = new ClientManifest(join(clientFolder, '.vite', 'manifest.json'))
  const cms = openCms({ api, apiUrl, cmsUrl, timeoutMs: SERVER_TIMEOUT_MS, version: manifest.version })
  const { storeCode, storeCodes } = klarglas.routedViews
  const staticFiles = readStaticSets({ folder: join(clientFolder, 'content'), storeCode, storeCodes })
  const gateways = { ...browseGateways(http, { clock: systemClock }), content: cms.content, staticFiles }
  const origin = publicUrl ?? ''
  const report = (error: unknown): void => consoleLogger.error('A page could not be answered', error)
  const pages = new PageServer({
    render: await createRender({
      gateways,
      clock: systemClock,
      ids: randomIds,
      logger: consoleLogger,
      sanitizer: htmlSanitizer,
      apiBaseUrl: apiUrl ?? '',
      cmsMediaUrl: cms.mediaUrl,
      tokenInHeader: options.tokenInHeader,
      settings: {
        mediaBaseUrl: apiUrl ?? '',
        hostHasAdditions: options.apiAdditions,
        externalCheckout: externalCheckoutUrl === undefined ? undefined : checkoutAt(externalCheckoutUrl),
        tagManager: tagManager && { containerId: tagManager.containerId, url: tagManager.url },
      },
      holidays: (nowMs) => holidays.ahead(nowMs),
      origin,
      cacheVersion: manifest.version,
    }),
    manifest,
    cache,
    budget: new RenderBudget({ now: () => systemClock.now(), ...OPEN_ADDRESSES }),
    headers: {
      ...securityHeaders({
        api: apiUrl,
        cms: cmsUrl,
        tagManager: tagManager?.url,
        reports: tagManager?.reports,
        players: Object.values(klarglas.videoPlayers ?? {}),
      }),
      [BUILD_HEADER]: manifest.version,
    },
    origin,
    report,
  })
  const views = klarglas.routedViews
  const crawlers = new CrawlerFiles({
    sitemap: new Sitemap({
      search: gateways.search,
      views,
      morePaths: () => cmsPageAddresses({ gateways, sanitizer: htmlSanitizer, views }),
      now: () => systemClock.now(),
    }),
    views,
    publicUrl,
    report,
  })
  const server = createServer(
    router({ pages, crawlers, assets: new StaticAssets(clientFolder), api, cms, version: manifest.version }),
  )
  const actualPort = await listen(server, { port, host })
  const address = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actualPort}`
  const stopMails = api?.sendMails(publicUrl ?? address)
  return {
    address,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await Promise.race([
        Promise.all([closed, stopMails?.()]),
        new Promise((resolve) => setTimeout(resolve, 3000).unref()),
      ])
      server.closeAllConnections()
      api?.close()
    },
  }
}

/** One site for the shop's only store view. */
function checkoutAt(cmsUrl: string): ExternalCheckoutConfig {
  return { cmsUrl, stores: { [klarglas.storeView.storeCode]: { cmsUrl } } }
}

interface Routed {
  readonly pages: PageServer
  readonly crawlers: CrawlerFiles
  readonly assets: StaticAssets
  readonly api: EmbeddedApi | undefined
  readonly cms: Cms
  readonly version: string
}

/** Sends a request to the built files, the API host or a few special paths; everything else is a page. */
function router({ pages, crawlers, assets, api, cms, version }: Routed) {
  const sendContent = apiListener((request) => cms.answer(request))
  const answerApi = api && apiListener((request, address) => api.fetch(request, address))
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '/').split('?', 1)[0]!
    if (assets.has(path)) void sendAsset(assets, path, request, response)
    else if (answerApi && /^\/(api|img|media|graphql|graphiql|invalidate)(\/|$)/.test(path))
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
