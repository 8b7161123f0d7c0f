import { makeAutoObservable, observableRef } from 'mobx'
import type { CatalogConfig } from './catalog-config'
import { later } from './later'
import type { SearchGateway } from './ports'
import type { ProductDocument } from './prepare-product'
import type { Product, ProductCategory } from './product'
import { Questions } from './questions'

export interface SearchStoreOptions {
  readonly search: SearchGateway
  readonly config: CatalogConfig
}

/** The search panel: what a typed term finds. */
export class SearchStore {
  readonly #search: SearchGateway
  readonly #config: CatalogConfig
  readonly #questions = new Questions()
  term = ''
  products: readonly Product[] = []
  total = 0
  loading = false

  constructor({ search, config }: SearchStoreOptions) {
    this.#search = search
    this.#config = config
    makeAutoObservable(this, { products: observableRef }, { autoBind: true })
  }

  /** Something is typed, but not enough to search for (R9.08). */
  get tooShort(): boolean {
    return this.term !== '' && this.term.length < this.#config.minimumTermLength
  }

  /** The categories that the found products lie in, each once, the most frequent first. */
  get categories(): readonly ProductCategory[] {
    const counted = new Map<number, { category: ProductCategory; count: number }>()
    for (const category of this.products.flatMap((product) => product.category ?? [])) {
      const entry = counted.get(category.category_id) ?? { category, count: 0 }
      counted.set(category.category_id, { ...entry, count: entry.count + 1 })
    }
    return [...counted.values()].sort((a, b) => b.count - a.count).map(({ category }) => category)
  }

  async search(typed: string): Promise<void> {
    const term = typed.trim()
    const isLatest = this.#questions.ask()
    const enough = term.length >= this.#config.minimumTermLength
    this.asked(term, enough)
    if (!enough) return
    try {
      const { listedProduct, textSearchQuery } = await later()
      const { items, total } = await this.#search.search<ProductDocument>(textSearchQuery(term, this.#config))
      if (isLatest()) this.found(items.map(listedProduct), total)
    } finally {
      if (isLatest()) this.ended()
    }
  }

  clear(): void {
    this.#questions.ask()
    this.asked('', false)
  }

  asked(term: string, enough: boolean): void {
    this.term = term
    this.loading = enough
    if (enough) return
    this.products = []
    this.total = 0
  }

  found(products: readonly Product[], total: number): void {
    this.products = products
    this.total = total
  }

  ended(): void {
    this.loading = false
  }
}
