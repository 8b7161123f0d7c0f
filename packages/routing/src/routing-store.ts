import { lazy, type Lazy, type Logger } from '@vitrin/kernel'
import type { ListedDocuments } from './mapped-document'
import type { PageId } from './page'
import type { UrlCache, UrlGateway } from './ports'
import type { Redirect, Resolution } from './resolution'
import type { Resolver } from './resolver'
import type { RoutedViews } from './store-view'

export interface RoutingStoreOptions {
  readonly urls: UrlGateway
  /**
   * Opens the device's cache of addresses. Absent on the server, and when `seo.disableUrlRoutesPersistentCache` is set.
   */
  readonly openCache?: (() => Promise<UrlCache>) | undefined
  readonly views: RoutedViews
  /** Pages that have a screen. Addresses of other pages are not found. */
  readonly served: readonly PageId[]
  readonly logger: Logger
}

/**
 * Finds the page of an address. Its code is loaded with the first address, because a rendered page needs none of it.
 */
export class RoutingStore {
  readonly views: RoutedViews
  readonly #resolver: Lazy<Resolver>
  /** Documents that were listed before the resolver's code was loaded. */
  #listed: ListedDocuments[] = []

  constructor({ served, ...options }: RoutingStoreOptions) {
    this.views = options.views
    this.#resolver = lazy(async () => {
      const { Resolver } = await import('./resolver')
      const resolver = new Resolver({ ...options, served: new Set(served) })
      for (const documents of this.#listed.splice(0)) resolver.register(documents)
      return resolver
    })
  }

  /** The page of an address, or the address to which it has moved. No address makes it throw (R2.17). */
  async resolve(url: string): Promise<Resolution> {
    return (await this.#resolver.load()).resolve(url)
  }

  /** The redirect of an old address that has a route but no page, for example of a product that was removed. */
  async moved(url: string): Promise<Redirect | undefined> {
    return (await this.#resolver.load()).moved(url)
  }

  /** The page of an address as far as this visit knows it, without a call to the host. */
  async pageIdOf(url: string): Promise<PageId | undefined> {
    return (await this.#resolver.load()).pageIdOf(url)
  }

  /** Loads the code of `resolve` before it is needed. */
  async prepare(): Promise<void> {
    await this.#resolver.load()
  }

  /** Remembers the paths of listed documents, so that opening one needs no call to the host (contract §15.13). */
  registerMappings(documents: ListedDocuments): void {
    const resolver = this.#resolver.value
    if (resolver) resolver.register(documents)
    else this.#listed.push(documents)
  }

  /** Forgets a remembered address that led nowhere. `true` means that resolving it again asks the host. */
  async forget(url: string): Promise<boolean> {
    return (await this.#resolver.load()).forget(url)
  }
}
