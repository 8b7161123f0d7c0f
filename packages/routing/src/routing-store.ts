import type { Logger } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import type { PathMapping } from './mappings'
import type { PageId } from './page'
import type { MappedCategory, MappedProduct, UrlCache, UrlGateway } from './ports'
import type { Resolution } from './resolution'
import type { Resolver } from './resolver'
import type { RoutedViews } from './store-view'

export interface RoutingStoreOptions {
  readonly urls: UrlGateway
  /** Opened with the first address that memory does not know. Absent on the server, and where configuration turns it off (`seo.disableUrlRoutesPersistentCache`). */
  readonly openCache?: (() => Promise<UrlCache>) | undefined
  readonly views: RoutedViews
  /** Pages that have a screen; addresses of the others are unknown for now. */
  readonly served: readonly PageId[]
  readonly logger: Logger
}

/** The mappings that this page life learned from the host. */
export interface RoutingSnapshot {
  readonly mappings: readonly PathMapping[]
}

export interface ListedDocuments {
  readonly products?: readonly MappedProduct[]
  readonly categories?: readonly MappedCategory[]
}

/** What a first paint needs of routing: the rest comes with `prepare`. */
export class RoutingStore {
  readonly #options: RoutingStoreOptions
  #coming: Promise<Resolver> | undefined
  /** Present once its code is there. */
  #resolver: Resolver | undefined
  /** Until then. */
  #listed: ListedDocuments[] = []
  #hydrated: readonly PathMapping[] = []
  readonly views: RoutedViews

  constructor(options: RoutingStoreOptions) {
    this.#options = options
    this.views = options.views
    makeAutoObservable(this, { views: false, prepare: false }, { autoBind: true })
  }

  /** The page of an address, or where it has moved. No address makes it throw (R2.17). */
  async resolve(url: string): Promise<Resolution> {
    const resolver = await this.prepare()
    return resolver.resolve(url)
  }

  /** Fetches the code behind `resolve`; a failed import may be tried again. */
  prepare(): Promise<Resolver> {
    this.#coming ??= this.#load().catch((error: unknown) => {
      this.#coming = undefined
      throw error
    })
    return this.#coming
  }

  /** Paths of listed products and categories: opening one then needs no question to the host (contract §15.13). */
  registerMappings(documents: ListedDocuments): void {
    if (this.#resolver) this.#resolver.register(documents)
    else this.#listed.push(documents)
  }

  /** An address that led nowhere although it was remembered; `true`: asking again may find more. */
  async forget(url: string): Promise<boolean> {
    return (await this.prepare()).forget(url)
  }

  get snapshot(): RoutingSnapshot {
    return { mappings: this.#resolver?.dispatched ?? this.#hydrated }
  }

  hydrate({ mappings }: RoutingSnapshot): void {
    this.#hydrated = mappings
    this.#resolver?.hydrate(mappings)
  }

  async #load(): Promise<Resolver> {
    const { Resolver } = await import('./resolver')
    const { served, ...options } = this.#options
    const resolver = new Resolver({ ...options, served: new Set(served) })
    resolver.hydrate(this.#hydrated)
    for (const documents of this.#listed.splice(0)) resolver.register(documents)
    this.#resolver = resolver
    return resolver
  }
}
