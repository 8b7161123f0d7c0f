import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Turns } from '@vitrin/api-server'
import type { StoreView } from '@vitrin/i18n'
import { klarglas } from '../config/klarglas'
import { look } from '../config/theme'
import { browseGateways } from '../src/browse-gateways'
import { createRender } from '../src/entry-server'
import { BUILD_HEADER } from '../src/service-worker/builds'
import { ClientManifest } from './client-manifest'
import { cmsPageAddresses } from './cms-page-addresses'
import { transportHeaders } from './common-headers'
import { CrawlerFiles } from './crawler-files'
import { createMailer } from './create-mailer'
import { CONTENT_TAGS, embeddedApi } from './embedded-api'
import { foreignOrigins } from './foreign-origins'
import { htmlSanitizer } from './html-sanitizer'
import { inlineText } from './inline-text'
import { KEPT_ANSWERS, KeptAnswers } from './kept-answers'
import { keptGateways } from './kept-gateways'
import { listen } from './listen'
import { SPECULATION_RULES } from './speculation-rules'
import { ServerLog } from './log/server-log'
import type { Environment } from './settings/settings'
import { readServerOptions } from './settings/server-options'
import { readSigningKeys } from './settings/signing-keys'
import { operatorSettings } from './operator-settings'
import { NationalHolidays } from './national-holidays'
import { openCms } from './open-cms'
import { CACHED_BYTES, OUTPUT_CACHE_TTL_MS, OutputCache } from './output-cache'
import { OPEN_ADDRESSES, RenderBudget } from './open-addresses'
import { PageServer } from './page-server'
import { securityHeaders } from './security-headers'
import { hostHttp, SERVER_TIMEOUT_MS } from './host-http'
import { privatePaths } from './robots'
import { router } from './router'
import { randomIds, systemClock } from './server-ports'
import { Sitemap } from './sitemap'
import { closeServer, shopServer } from './shop-server'
import { StaticAssets } from './static-assets'
import { readStaticSets } from './static-sets'
import { idleLoop, tendCache } from './tend-cache'
import { ALL_STORE_CODES, renderByView, routedViews, viewSettings, viewsOf } from './store-views'

export interface RunningShop {
  readonly address: string
  readonly log: ServerLog
  close(): Promise<void>
}

export interface StartOptions {
  readonly env: Environment
  /** `apps/storefront`, with the build in its `dist`. */
  readonly appFolder: string
  /** A relative DATA_DIR is below this folder. */
  readonly workFolder: string
}

/** Makes all parts of the server, in the order in which they are needed, and listens. */
export async function startShop({ env, appFolder, workFolder }: StartOptions): Promise<RunningShop> {
  const options = readServerOptions(env, workFolder)
  const { host, dataDir, apiUrl, cmsUrl, publicUrl, workshopKey, mail, storeCodes } = options
  const log = new ServerLog({ level: options.logLevel })
  const now = (): number => systemClock.now()
  const cache = new OutputCache({ now, maxBytes: CACHED_BYTES, timeToLiveMs: OUTPUT_CACHE_TTL_MS })
  const turns = new Turns()
  const keptByView: KeptAnswers[] = []
  const holidays = new NationalHolidays(klarglas.storeView.i18n.defaultCountry)
  const api =
    apiUrl === undefined
      ? embeddedApi({
          views: viewsOf(storeCodes),
          dataDir,
          rootFolder: join(appFolder, '..', '..'),
          holidays,
          invalidateKey: options.invalidateKey,
          publicUrl,
          orderMail: mail.orderMail,
          contactMail: mail.contactMail,
          attachmentDays: options.attachmentDays,
          mailWhitelist: mail.whitelist,
          workshop:
            workshopKey === undefined
              ? undefined
              : { key: workshopKey, isSecure: publicUrl?.startsWith('https:') ?? false },
          signingKeys: readSigningKeys(env),
          log,
          mailer: createMailer(mail, dataDir),
          turns,
          onChanged: (tags) => {
            if (CONTENT_TAGS.some((tag) => tags.has(tag))) cms.expire()
            keptByView.forEach((answers) => answers.drop())
            cache.drop(tags)
          },
        })
      : undefined
  const clientFolder = join(appFolder, 'dist', 'client')
  const manifest = new ClientManifest(clientFolder, look)
  const cms = openCms({ api, apiUrl, cmsUrl, timeoutMs: SERVER_TIMEOUT_MS, version: manifest.version, logger: log })
  const gatewaysOf = (storeView: StoreView) => {
    const { storeCode } = storeView
    const http = hostHttp({ storeCode, apiUrl, embedded: api, clock: systemClock })
    const contentFolder = join(clientFolder, 'content')
    const staticFiles = readStaticSets({ folder: contentFolder, storeCode, storeCodes: ALL_STORE_CODES })
    return { ...browseGateways(http, { storeView, clock: systemClock }), content: cms.content(storeCode), staticFiles }
  }
  const renderGatewaysOf = (storeView: StoreView) => {
    const answers = new KeptAnswers({ now, ...KEPT_ANSWERS })
    keptByView.push(answers)
    return keptGateways(gatewaysOf(storeView), { answers, timeZone: storeView.i18n.timeZone })
  }
  const origin = publicUrl ?? ''
  const report = (error: unknown): void => log.error('A page could not be answered', error)
  const views = routedViews(storeCodes[0], storeCodes)
  const earlyScript = inlineText(readFileSync(join(appFolder, 'dist', 'inline', 'early.js'), 'utf8').trim())
  const scripts = [earlyScript.source, SPECULATION_RULES.source]
  const foreign = foreignOrigins(options)
  const pages = new PageServer({
    render: await renderByView(storeCodes, (view) =>
      createRender({
        gateways: renderGatewaysOf(view.storeView),
        clock: systemClock,
        ids: randomIds,
        logger: log,
        sanitizer: htmlSanitizer,
        apiBaseUrl: apiUrl ?? '',
        cmsMediaUrl: cms.mediaUrl,
        tokenInHeader: options.tokenInHeader,
        settings: { ...operatorSettings(options), ...viewSettings(view, storeCodes) },
        holidays: (nowMs) => holidays.ahead(nowMs),
        origin,
        cacheVersion: manifest.version,
      }),
    ),
    turns,
    manifest,
    earlyScript,
    cache,
    isPrivate: privatePaths(views),
    addresses: options.clientAddresses,
    budget: new RenderBudget({ now, ...OPEN_ADDRESSES }),
    headersOf: (assets) => ({
      ...transportHeaders(publicUrl),
      ...securityHeaders(foreign, assets && { style: assets.style.source, scripts }),
      [BUILD_HEADER]: manifest.version,
    }),
    origin,
    report,
  })
  const gateways = gatewaysOf(viewsOf(storeCodes)[0].storeView)
  const crawlers = new CrawlerFiles({
    sitemap: new Sitemap({
      search: gateways.search,
      views,
      morePaths: () => cmsPageAddresses({ gateways, sanitizer: htmlSanitizer, views }),
      now,
    }),
    views,
    publicUrl,
    report,
  })
  const stopDeleting = api?.deleteExpired()
  const stopTending = tendCache({ cache, renew: (url) => pages.renew(url), clock: systemClock, isIdle: idleLoop() })
  let isClosing = false
  const server = await shopServer({
    router: router({
      crawlers,
      assets: new StaticAssets(clientFolder),
      api,
      workshopPaths: workshopKey === undefined ? [] : storeCodes.map((code) => `/${code}/verkstad`),
      cms,
      addresses: options.clientAddresses,
      version: manifest.version,
    }),
    // A network address rests only while others ask.
    onAsked: (request) => turns.asked(options.clientAddresses.of(request)),
    api,
    cache,
    pages,
    log,
    publicUrl,
    metricsKey: options.metricsKey,
    isClosing: () => isClosing,
  })
  const actualPort = await listen(server, options)
  const address = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actualPort}`
  const stopMails = api?.sendMails(publicUrl ?? address)
  return {
    address,
    log,
    async close() {
      isClosing = true
      stopDeleting?.()
      stopTending()
      await closeServer(server, stopMails?.())
      api?.close()
    },
  }
}
