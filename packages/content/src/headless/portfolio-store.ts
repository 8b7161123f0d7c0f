import { accept, reject, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CmsEmptyResult } from '../cms-page-store'
import type { ContentGateway, HtmlSanitizer, StaticContentGateway } from '../ports'
import type { PortfolioImage } from '../static-sets/static-sets'
import type { Portfolio, PortfolioItem } from './content-entry'

export interface PortfolioStoreOptions {
  readonly content: ContentGateway
  readonly files: StaticContentGateway
  readonly sanitizer: HtmlSanitizer
}

export interface PortfolioSnapshot {
  readonly portfolio: Portfolio
  readonly isComplete: boolean
}

/** Work that the shop has done: pictures with texts, filtered by family. */
export class PortfolioStore {
  readonly #options: PortfolioStoreOptions
  /** Its texts are safe to render. Without a CMS it has no title. */
  portfolio: Portfolio | undefined = undefined
  /** `false` when the CMS gave no answer. */
  isComplete = true
  /** The family that the shopper has chosen. */
  category: string | undefined = undefined

  constructor(options: PortfolioStoreOptions) {
    this.#options = options
    makeAutoObservable(this, { portfolio: observableRef }, { autoBind: true })
  }

  /** Families in the order of their first item. */
  get categories(): readonly string[] {
    const named = (this.portfolio?.items ?? []).map(({ category }) => category)
    return [...new Set(named.filter((category) => category !== undefined))]
  }

  /** The items of the chosen family, or all. */
  get items(): readonly PortfolioItem[] {
    const items = this.portfolio?.items ?? []
    return this.category === undefined ? items : items.filter(({ category }) => category === this.category)
  }

  /** A family that no item has shows all items. */
  choose(category: string | undefined): void {
    this.category = category !== undefined && this.categories.includes(category) ? category : undefined
  }

  get snapshot(): PortfolioSnapshot | undefined {
    return this.portfolio && { portfolio: this.portfolio, isComplete: this.isComplete }
  }

  hydrate({ portfolio, isComplete }: PortfolioSnapshot): void {
    this.portfolio = portfolio
    this.isComplete = isComplete
  }

  /** From the CMS, else from the static set of pictures. */
  async load(): Promise<Outcome<Portfolio, CmsEmptyResult>> {
    const { content, files } = this.#options
    let isComplete = true
    const found = await content.portfolio().catch(() => {
      // The gateway has logged the fault.
      isComplete = false
      return undefined
    })
    const portfolio = found ?? portfolioOf((await files.read('portfolio_images'))?.portfolioImages ?? [])
    if (portfolio.items.length === 0)
      return reject({ code: 'empty-result', message: 'CMS query returned empty result' })
    const safe = await this.#sanitized(portfolio)
    this.hydrate({ portfolio: safe, isComplete })
    return accept(safe)
  }

  async #sanitized({ items, ...portfolio }: Portfolio): Promise<Portfolio> {
    const { sanitizer } = this.#options
    return {
      ...portfolio,
      description: await sanitizer.sanitize(portfolio.description),
      items: await Promise.all(
        items.map(async (item) => ({ ...item, description: await sanitizer.sanitize(item.description) })),
      ),
    }
  }
}

function portfolioOf(images: readonly PortfolioImage[]): Portfolio {
  return {
    title: '',
    description: '',
    items: images.map(({ title, alt, image, category, link }) => ({
      title,
      description: '',
      pictures: [{ url: image.webp, alt, sizes: [] }],
      category,
      link,
    })),
  }
}
