import {
  categoryBreadcrumbs,
  ListingStore,
  type AttributeStore,
  type Breadcrumb,
  type Category,
  type CategoryKey,
  type CategoryStore,
} from '@vitrin/catalog'
import { categoryPath, type PageParamsById, type Query } from '@vitrin/routing'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PageContext } from './page-context'
import { PageNotFound, type PageMeta, type PageModel, type PageRequest } from './page-model'

export interface CategoryPageSnapshot {
  readonly category: Category
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly listing: ListingStore['snapshot']
  readonly attributes: AttributeStore['snapshot']
}

/** A category with its products, filtered and sorted by the query of the address (R2.36, R2.37). */
export class CategoryPage implements PageModel<PageParamsById['category'], CategoryPageSnapshot> {
  readonly #context: PageContext
  readonly listing: ListingStore
  category: Category | undefined = undefined
  breadcrumbs: readonly Breadcrumb[] = []

  constructor(context: PageContext) {
    this.#context = context
    const { search, attributes, config } = context
    this.listing = new ListingStore({ search, attributes, config: config.catalog })
    makeAutoObservable(this, { listing: false, category: observableRef, breadcrumbs: observableRef, meta: false })
  }

  async load({ params, query, document }: PageRequest<PageParamsById['category']>): Promise<void> {
    const { categories, sanitizer } = this.#context
    const known = document?.type === 'category' ? (document.document as Category) : undefined
    const key = keyInQuery(query)
    const found = key ? await this.#context.categories.loadCurrent(key) : await this.#find(params.slug, known)
    if (!found.ok) throw new PageNotFound(found.rejection.message)
    const description = found.value.description ? await sanitizer.sanitize(found.value.description) : null
    this.setCategory({ ...found.value, description }, categoryBreadcrumbs(found.value, categories.known))
    await this.#list(found.value, query)
  }

  /** Loads the list again. */
  async reload(): Promise<void> {
    if (this.category) await this.#list(this.category, this.listing.query)
  }

  async #list(category: Category, query: Query): Promise<void> {
    await this.listing.load(category, query)
    this.#context.routing.registerMappings({ products: this.listing.products })
  }

  /** Finds a category by its slug, or by its path (R2.35). */
  async #find(slug: string, known: Category | undefined): ReturnType<CategoryStore['loadCurrent']> {
    const { categories } = this.#context
    const found = await categories.loadCurrent({ slug }, known)
    return found.ok ? found : categories.loadCurrent({ urlPath: slug })
  }

  private setCategory(category: Category, breadcrumbs: readonly Breadcrumb[]): void {
    this.category = category
    this.breadcrumbs = breadcrumbs
  }

  prefetch(): Promise<void> {
    return this.listing.prefetch()
  }

  get meta(): PageMeta {
    const { category, listing } = this
    const { config, routing } = this.#context
    const { name = '', meta_title, meta_description } = category ?? {}
    // A filtered listing repeats the whole one, so search engines get only the latter.
    const isFiltered = ['sort', 'width', 'height', ...config.catalog.defaultFilters].some(
      (key) => listing.query[key]?.length,
    )
    return {
      title: meta_title || name,
      description: meta_description ?? undefined,
      path: category && categoryPath(category, routing.views),
      indexable: !isFiltered,
    }
  }

  get snapshot(): CategoryPageSnapshot {
    if (!this.category) throw new Error('Load the category page before taking its snapshot.')
    return {
      category: this.category,
      breadcrumbs: this.breadcrumbs,
      listing: this.listing.snapshot,
      attributes: this.#context.attributes.snapshot,
    }
  }

  hydrate({ category, breadcrumbs, listing, attributes }: CategoryPageSnapshot): void {
    this.#context.attributes.hydrate(attributes)
    this.setCategory(category, breadcrumbs)
    this.listing.hydrate(listing)
    this.#context.routing.registerMappings({ products: listing.products })
  }
}

/** A query parameter that names a category wins over the path (R2.20). */
function keyInQuery(query: PageRequest<unknown>['query']): CategoryKey | undefined {
  const id = Number(query['id']?.[0])
  if (Number.isInteger(id) && id > 0) return { id }
  const slug = query['slug']?.[0]
  const urlKey = query['url-key']?.[0]
  return slug ? { slug } : urlKey ? { urlKey } : undefined
}
