import { lazy, type Lazy, type Logger, isOffline } from '@vitrin/kernel'
import type { ListedDocuments, MappedDocument } from './mapped-document'
import type { Mapping, PathMapping } from './mapping'
import { Mappings } from './mappings'
import { LAYOUT_BY_PAGE, type Page, type PageId } from './page'
import { redirectTo, type MovedPath } from './moved-path'
import { parsePath } from './parse-path'
import { buildPath } from './path'
import { UrlCacheFull } from './errors'
import type { UrlCache, UrlGateway } from './ports'
import { buildQuery, parseQuery, type Query } from './query'
import type { Redirect, Resolution, ResolvedPage } from './resolution'
import { dispatcherRouteName, routeName } from './route-name'
import { searchOf, toPath, toSegments } from './segments'
import type { RoutedViews } from './store-view'

export interface ResolverOptions {
  readonly urls: UrlGateway
  readonly openCache?: (() => Promise<UrlCache>) | undefined
  readonly views: RoutedViews
  readonly served: ReadonlySet<PageId>
  readonly logger: Logger
}

/** An address without a route. */
interface Dispatched {
  readonly path: string
  readonly storeCode: string | undefined
  readonly canonicalPath: string
  readonly query: Query
}

const NOT_FOUND: Page = { id: 'page-not-found', params: { slug: 'page-not-found' } }

/** A longer path is not found without a call to the host. */
const LONGEST_PATH = 1024

/** Finds the page of an address: in the route table, then in memory, on the device and at the host. */
export class Resolver {
  readonly #urls: UrlGateway
  readonly #cache: Lazy<UrlCache | undefined>
  readonly #views: RoutedViews
  readonly #served: ReadonlySet<PageId>
  readonly #mappings = new Mappings()
  readonly #logger: Logger
  readonly #asking = new Map<string, Promise<MappedDocument | MovedPath | undefined>>()

  constructor({ urls, openCache, views, served, logger }: ResolverOptions) {
    this.#urls = urls
    this.#cache = lazy(async () => openCache?.())
    this.#views = views
    this.#served = served
    this.#logger = logger
  }

  async resolve(url: string): Promise<Resolution> {
    const { storeCode, page, rest } = parsePath(url, this.#views)
    const query = parseQuery(searchOf(url))
    if (this.#views.appendStoreCode && storeCode === undefined) {
      const moved = page ? undefined : await this.moved(url)
      if (moved) return moved
      return { redirect: { to: toPath([this.#views.storeCode, ...toSegments(url)]) + buildQuery(query), status: 302 } }
    }
    const canonicalPath = page ? buildPath(page, this.#views) : toPath(toSegments(url))
    if (page && this.#served.has(page.id)) return this.#resolved(page, canonicalPath, query)
    if (!this.#views.useUrlDispatcher || rest === '' || rest.length > LONGEST_PATH)
      return this.#resolved(NOT_FOUND, canonicalPath, query)
    return this.#dispatch({ path: rest, storeCode, canonicalPath, query })
  }

  /** The redirect of an old address. A host that cannot answer has none. */
  async moved(url: string): Promise<Redirect | undefined> {
    const { storeCode = this.#views.storeCode, rest } = parsePath(url, this.#views)
    if (!this.#views.useUrlDispatcher || rest === '' || rest.length > LONGEST_PATH) return undefined
    const found = await this.#ask(rest, undefined).catch(() => undefined)
    if (found?.type !== 'redirect') return undefined
    return redirectTo(found, this.#views.appendStoreCode ? [storeCode] : [], parseQuery(searchOf(url)))
  }

  /** The page of an address as far as this visit knows it, without a call to the host. */
  pageIdOf(url: string): PageId | undefined {
    const { page, rest } = parsePath(url, this.#views)
    const mapping = page ? undefined : this.#mappings.get(rest)
    return page?.id ?? (mapping && pageIdOf(mapping))
  }

  /** Writes new mappings to the URL cache in the background. */
  #save(): void {
    const fresh = this.#mappings.takeFresh()
    if (fresh.length > 0) void this.#write(fresh)
  }

  register({ products = [], categories = [] }: ListedDocuments): void {
    for (const document of products) this.#mappings.addListed(document.url_path, { type: 'product', document })
    for (const document of categories) this.#mappings.addListed(document.url_path, { type: 'category', document })
    this.#save()
  }

  async forget(url: string): Promise<boolean> {
    const { rest } = parsePath(url, this.#views)
    const wasKnown = this.#mappings.forget(rest)
    try {
      if (wasKnown) await (await this.#cache.load())?.remove(rest)
    } catch (error) {
      this.#logger.warn('The URL cache could not be changed', error)
    }
    return wasKnown
  }

  /** Looks in memory, then on the device, then at the host (R2.33). */
  async #dispatch({ path, storeCode, canonicalPath, query }: Dispatched): Promise<Resolution> {
    const known = this.#mappings.get(path) ?? (await this.#remembered(path))
    if (known) return this.#mapped(known, path, canonicalPath, query)
    try {
      const document = await this.#ask(path, query['childSku']?.[0])
      if (!document) return this.#resolved(NOT_FOUND, canonicalPath, query)
      if (document.type === 'redirect') return redirectTo(document, storeCode === undefined ? [] : [storeCode], query)
      const mapping = this.#mappings.addDispatched(path, document)
      this.#save()
      const found = this.#mapped(mapping, path, canonicalPath, query)
      return found.status === 200 ? { ...found, document } : found
    } catch (error) {
      // Navigation continues (R7.19). Caches and search engines do not take a 503 as gone, as they would a 404.
      this.#logger[isOffline(error) ? 'debug' : 'error'](`The path ${path} could not be mapped`, error)
      return { ...this.#resolved(NOT_FOUND, canonicalPath, query), status: 503 }
    }
  }

  async #remembered(path: string): Promise<Mapping | undefined> {
    try {
      const mapping = await (await this.#cache.load())?.read(path)
      if (mapping) this.#mappings.addRemembered(path, mapping)
      return mapping
    } catch (error) {
      this.#logger.warn('The URL cache could not be read', error)
      return undefined
    }
  }

  async #write(mappings: readonly PathMapping[]): Promise<void> {
    try {
      const cache = await this.#cache.load()
      await cache?.write(mappings).catch((error: unknown) => {
        // A full device loses this cache and nothing else (R8.17).
        if (error instanceof UrlCacheFull) return cache.clear()
        throw error
      })
    } catch (error) {
      this.#logger.warn('The URL cache could not be written', error)
    }
  }

  #ask(path: string, childSku: string | undefined): Promise<MappedDocument | MovedPath | undefined> {
    const key = JSON.stringify([path, childSku])
    const asked = this.#asking.get(key)
    if (asked) return asked
    const answer = this.#urls.map(path, childSku).finally(() => this.#asking.delete(key))
    this.#asking.set(key, answer)
    return answer
  }

  #mapped(mapping: Mapping, path: string, canonicalPath: string, query: Query): ResolvedPage {
    if (!this.#served.has(pageIdOf(mapping))) return this.#resolved(NOT_FOUND, canonicalPath, query)
    const resolved = this.#resolved(pageOf(mapping, query), canonicalPath, query)
    // A listed product has its own route (R2.19); what had to be looked up is named by its path (R2.18).
    return this.#mappings.isDispatched(path) ? { ...resolved, routeName: dispatcherRouteName(canonicalPath) } : resolved
  }

  #resolved(page: Page, canonicalPath: string, query: Query): ResolvedPage {
    const name = routeName(
      page,
      this.#views,
      page.id === 'product' ? this.#mappings.productType(page.params.parentSku) : undefined,
    )
    return {
      page,
      layout: LAYOUT_BY_PAGE[page.id],
      routeName: name,
      status: page.id === 'page-not-found' ? 404 : 200,
      canonicalPath,
      query,
    }
  }
}

function pageIdOf({ type }: Mapping): PageId {
  return type === 'cms_page' ? 'cms-page' : type
}

/** The query's `childSku` names the variant of a product page (contract §15.13). */
function pageOf(mapping: Mapping, query: Query): Page {
  if (mapping.type === 'cms_page') return { id: 'cms-page', params: { slug: mapping.slug } }
  if (mapping.type === 'category') return { id: 'category', params: { slug: mapping.slug } }
  const childSku = query['childSku']?.[0]
  const { parentSku, slug } = mapping
  return { id: 'product', params: childSku === undefined ? { parentSku, slug } : { parentSku, slug, childSku } }
}
