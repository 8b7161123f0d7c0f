import { AttributeStore, CategoryStore, type ListStorage } from '@vitrin/catalog'
import type { HtmlSanitizer, StaticContentGateway } from '@vitrin/content'
import { createI18n, type I18n, type Messages } from '@vitrin/i18n'
import { lazy, type Clock, type IdGenerator, type Logger } from '@vitrin/kernel'
import { RoutingStore, type PageId, type UrlCache } from '@vitrin/routing'
import type { StorefrontConfig } from './config'
import type { BrowseGateways } from './gateways'
import type { latePages as latePageList } from './pages/late-pages'
import type { PageContext } from './pages/page-context'
import type { PageModelFactories } from './pages/page-models'
import { PageStore } from './pages/page-store'
import { PlainPage } from './pages/plain-page'
import { Storefront, type StorefrontParts } from './storefront'
import { UiStore } from './ui/ui-store'

export interface StorefrontOptions {
  readonly config: StorefrontConfig
  readonly gateways: BrowseGateways
  /** Opens the device's cache of addresses; absent on the server. */
  readonly openUrlCache?: (() => Promise<UrlCache>) | undefined
  /** Opens the recent search terms; absent on the server, which holds nothing personal. */
  readonly openRecentSearches?: (() => Promise<ListStorage<string>>) | undefined
  /** The texts that are loaded already; `i18n.add` brings the others. */
  readonly messages: Messages
  /** Made of `messages` when absent. A server gives one, whose texts its requests share. */
  readonly i18n?: I18n | undefined
  readonly sanitizer: HtmlSanitizer
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
  readonly loadShopper?: StorefrontParts['loadShopper']
}

/**
 * Makes one storefront: one for each request on the server, one for each tab in the browser. It fetches nothing yet.
 */
export function createStorefront({
  config,
  gateways,
  openUrlCache,
  openRecentSearches,
  messages,
  i18n = createI18n({ storeView: config.storeView, messages }),
  sanitizer,
  clock,
  ids,
  logger,
  loadShopper,
}: StorefrontOptions): Storefront {
  const models = pageModels(() => context)
  const routing = new RoutingStore({
    urls: gateways.urls,
    openCache: openUrlCache,
    views: config.routedViews,
    served: Object.keys(models) as readonly PageId[],
    logger,
  })
  const stores = { search: gateways.search, config: config.catalog }
  const categories = new CategoryStore(stores)
  const attributes = new AttributeStore(stores)
  const cms = gateways.cms ?? gateways.search
  const { content: contentGateway, staticFiles = NO_STATIC_SETS } = gateways
  const late: StorefrontParts['late'] = {
    config,
    content: contentGateway,
    files: staticFiles,
    cms,
    sanitizer,
    clock,
    logger,
  }
  const context: PageContext = {
    config,
    ...gateways,
    cms,
    staticFiles,
    categories,
    attributes,
    routing,
    sanitizer,
    clock,
    logger,
  }
  const ui = new UiStore({ clock, ids })
  const pages = new PageStore({ routing, models, isOnline: () => ui.online, logger })
  const loadSearch = async () =>
    (await import('./search')).openSearch({ ...stores, logger, openStorage: openRecentSearches })
  return new Storefront({
    config,
    i18n,
    routing,
    categories,
    attributes,
    pages,
    late,
    ui,
    logger,
    now: () => clock.now(),
    loadSearch,
    loadShopper,
  })
}

const NO_STATIC_SETS: StaticContentGateway = { read: () => Promise.resolve(undefined) }

/**
 * The code of each page model is loaded when the page is first opened. A second `import()` would answer a task later,
 * when a browser may have painted in between.
 */
const homeCode = lazy(() => import('./pages/home-page'))
const categoryCode = lazy(() => import('./pages/category-page'))
const productCode = lazy(() => import('./pages/product-page'))
const lateCode = lazy(() => import('./pages/late-pages'))

function pageModels(context: () => PageContext): PageModelFactories {
  return {
    home: async () => new (await homeCode.load()).HomePage(context()),
    category: async () => new (await categoryCode.load()).CategoryPage(context()),
    product: async () => new (await productCode.load()).ProductPage(context()),
    // These two also say that nothing can be loaded.
    error: async () => new PlainPage('error.title'),
    'page-not-found': async () => new PlainPage('notFound.title'),
    ...latePages(context, [
      'cms-page',
      'static',
      'company-info',
      'custom-solutions',
      'terms',
      'portfolio',
      'checkout',
      'my-account',
      'create-password',
      'mail-link',
      'payment',
      'order-success',
      'bestsellers',
      'standard-sizes',
      'custom-sizes',
      'search',
      'order-confirmation',
      'withdrawal',
      'wishlist',
      'compare',
    ]),
  }
}

/** The factories of a list that is itself loaded late. A page that is missing does not compile. */
function latePages<Id extends keyof typeof latePageList>(
  context: () => PageContext,
  ids: readonly Id[],
): Pick<PageModelFactories, Id> {
  const factory = (id: Id) => async () => (await lateCode.load()).latePages[id](context())
  return Object.fromEntries(ids.map((id) => [id, factory(id)])) as unknown as Pick<PageModelFactories, Id>
}
