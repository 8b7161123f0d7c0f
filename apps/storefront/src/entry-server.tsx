import type { Clock, IdGenerator, Logger } from '@vitrin/kernel'
import type { HtmlSanitizer } from '@vitrin/content'
import { openContent, type BrowseGateways, type Head, type PageModel, type Storefront } from '@vitrin/storefront'
import { cacheTags, validUntilMs } from '@vitrin/storefront/server'
import { contentInView, parseQuery, searchOf } from '@vitrin/routing'
import type { Theme } from '@vitrin/theme-kit'
import { ScreenRegistry } from '@vitrin/theme-kit/app'
import { enableStaticRendering } from 'mobx-react-lite'
import { dateWordsOf, sharedI18n } from '@vitrin/i18n'
import { daysIn } from '@vitrin/made-to-measure'
import { createApp, theme as chosenTheme } from './create-app'
import { drawPage, UsedTexts, type DrawnPage } from './draw-page'
import { alternates, type Alternate } from './head/alternates'
import { openGraph, type OpenGraph } from './head/open-graph'
import { structuredData, type StructuredData } from './head/structured-data'
import { KeptMarkup } from './kept-markup'
import { allMessages } from './messages'
import { klarglas } from '../config/klarglas'
import type { OperatorSettings, PageState } from './page-state'
import { SHELL_PATH, shellPathOf } from './shell-path'
import { staticNavigator } from './static-navigator'

// Without it each render would leave its observers on the stores.
enableStaticRendering(true)

export interface RenderOptions {
  readonly gateways: BrowseGateways
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
  readonly sanitizer: HtmlSanitizer
  /** The origin of the API host; empty for the page's own origin. */
  readonly apiBaseUrl: string
  /** See `PageState`; empty when absent. */
  readonly cmsMediaUrl?: string
  readonly tokenInHeader?: boolean
  readonly settings: Omit<OperatorSettings, 'days'>
  /** The holidays of the year ahead; without it none is known. */
  readonly holidays?: (nowMs: number) => readonly string[]
  readonly cacheVersion: string
  /** The theme of this store view; without it the shop's. */
  readonly theme?: Theme
  /** The public origin of the shop, without trailing slash; empty when it is not configured. */
  readonly origin: string
}

export interface RenderedPage {
  readonly status: number
  readonly lang: string
  /** Undefined for the empty shell. */
  readonly pageId: string | undefined
  readonly head: Head
  readonly alternates: readonly Alternate[]
  readonly openGraph: OpenGraph
  readonly structuredData: readonly StructuredData[]
  readonly html: string
  readonly state: PageState
  /** `false` when a part below the first view could not be loaded. Such a page is not cached. */
  readonly isWhole: boolean
  /** `false` when the address makes choices of its own: such a page is for one visitor, and is not cached. */
  readonly isShared: boolean
  readonly validUntilMs: number | undefined
  readonly tags: readonly string[]
}

/** Decides when the parts of a rendering run, which take some milliseconds each. */
export interface RenderTurns {
  next(): Promise<void>
}

export type Render = (
  url: string,
  turns: RenderTurns,
) => Promise<RenderedPage | { readonly redirect: { readonly to: string; readonly status: 301 | 302 } }>

/** Makes the function that renders pages. Each request has a storefront of its own. */
export async function createRender(options: RenderOptions): Promise<Render> {
  const {
    apiBaseUrl,
    cmsMediaUrl = '',
    tokenInHeader = true,
    cacheVersion,
    origin,
    theme = chosenTheme,
    gateways,
    clock,
    ids,
    logger,
  } = options
  const { storeView, routedViews } = { ...klarglas, ...options.settings }
  const sanitizer: HtmlSanitizer = {
    sanitize: async (html) => contentInView(await options.sanitizer.sanitize(html), routedViews),
  }
  const messages = await allMessages(theme, storeView.i18n.defaultLocale)
  const dateWords = dateWordsOf(storeView.i18n.defaultLocale)
  const today = daysIn(storeView.i18n.timeZone)
  const i18nOf = sharedI18n({ storeView, messages })
  const screens = new ScreenRegistry(theme)
  const keptMarkup = new KeptMarkup()

  return async (url, turns) => {
    await turns.next()
    const nowMs = clock.now()
    const settings: OperatorSettings = {
      ...options.settings,
      days: { holidays: options.holidays?.(nowMs) ?? [], today: today(nowMs) },
    }
    const texts = new UsedTexts()
    const { storefront } = createApp({
      settings,
      dateWords,
      gateways,
      clock,
      ids,
      logger,
      sanitizer,
      screens,
      messages,
      i18n: i18nOf(texts.add),
    })
    // A page without its menu is better than no page.
    const [opened] = await Promise.all([
      url === SHELL_PATH || url === shellPathOf(storeView.storeCode) ? undefined : storefront.pages.open(url),
      openContent(storefront).load(),
      storefront.categories.loadTree().catch((error: unknown) => storefront.report(error)),
      screens.load('error'),
    ])
    if (opened && 'redirect' in opened) return opened
    if (opened) await screens.load(opened.page.id)
    const isWhole = !opened || (await restOf(opened.page.model, logger))
    if (opened) storefront.pages.show(opened.page)

    const shop = { storefront, theme, screens, navigator: staticNavigator }
    await turns.next()
    const drawn = await orFailed(() => drawPage(shop, texts, keptMarkup), storefront)
    await turns.next()
    drawn.keepParts()
    const page = storefront.pages.current
    const head = storefront.head()
    return {
      status: page?.status ?? 200,
      lang: storefront.i18n.locale,
      pageId: page?.id,
      head,
      alternates: alternates(storefront, head, origin),
      openGraph: openGraph(storefront, head, origin),
      structuredData: structuredData(storefront, origin),
      html: drawn.html,
      state: {
        storefront: { ...storefront.dehydrate(), content: openContent(storefront).snapshot },
        messages: Object.fromEntries(texts.keys.map((key) => [key, messages[key] ?? ''])),
        nowMs: clock.now(),
        separators: storefront.i18n.formats.separators,
        dateWords,
        apiBaseUrl,
        cmsMediaUrl,
        tokenInHeader,
        settings,
        cacheVersion,
      },
      isWhole,
      isShared: !page?.model || (page.model.meta.cacheable !== false && isSharedAddress(page.model, url)),
      validUntilMs: validUntilMs(storefront, clock.now()),
      tags: cacheTags(storefront),
    }
  }
}

/** A screen that throws is replaced by the one that says so. */
async function orFailed(draw: () => DrawnPage, storefront: Storefront): Promise<DrawnPage> {
  const { pages } = storefront
  try {
    return draw()
  } catch (error) {
    if (!pages.current) throw error
    storefront.report(error)
    pages.show(await pages.fail(pages.current.url))
    return draw()
  }
}

async function restOf(model: PageModel, logger: Logger): Promise<boolean> {
  try {
    await model.loadRest?.()
    return true
  } catch (error) {
    logger.error('The rest of the page could not be loaded', error)
    return false
  }
}

/** The query of a page that follows its address makes choices; of these only the variants are few. */
function isSharedAddress(model: PageModel, url: string): boolean {
  return !model.follow || Object.keys(parseQuery(searchOf(url))).every((name) => name === 'childSku')
}
