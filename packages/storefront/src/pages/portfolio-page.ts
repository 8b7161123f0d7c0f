import { PortfolioStore, type PortfolioSnapshot } from '@vitrin/content'
import type { PageContext } from './page-context'
import { PageNotFound, type PageMeta, type PageModel } from './page-model'

/** Pictures of finished work (R2.11). */
export class PortfolioPage implements PageModel<unknown, PortfolioSnapshot> {
  readonly store: PortfolioStore

  constructor({ content, staticFiles, sanitizer }: PageContext) {
    this.store = new PortfolioStore({ content, files: staticFiles, sanitizer })
  }

  async load(): Promise<void> {
    const found = await this.store.load()
    if (!found.ok) throw new PageNotFound(found.rejection.message)
  }

  get meta(): PageMeta {
    const { portfolio, isComplete } = this.store
    return {
      title: portfolio?.title || { key: 'shell.portfolio' },
      description: plainText(portfolio?.description),
      indexable: true,
      cacheable: isComplete,
    }
  }

  get snapshot(): PortfolioSnapshot {
    if (!this.store.snapshot) throw new Error('Load the portfolio before taking its snapshot.')
    return this.store.snapshot
  }

  hydrate(snapshot: PortfolioSnapshot): void {
    this.store.hydrate(snapshot)
  }
}

function plainText(html = ''): string | undefined {
  return html.replaceAll(/<[^>]*>/g, '').trim() || undefined
}
