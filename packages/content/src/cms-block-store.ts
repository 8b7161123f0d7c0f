import { makeAutoObservable, observableRef } from 'mobx'
import type { CmsBlockDocument } from './cms-document'
import { cmsBlocksQuery } from './cms-queries'
import type { CmsSearch, HtmlSanitizer } from './ports'

export interface CmsBlockStoreOptions {
  readonly search: CmsSearch
  readonly sanitizer: HtmlSanitizer
}

export interface CmsBlockSnapshot {
  readonly blocks: readonly CmsBlockDocument[]
}

/** Pieces of CMS content, each with an identifier. A screen chooses where it shows them. */
export class CmsBlockStore {
  readonly #search: CmsSearch
  readonly #sanitizer: HtmlSanitizer
  /** Their content is safe to render. */
  blocks: readonly CmsBlockDocument[] = []

  constructor({ search, sanitizer }: CmsBlockStoreOptions) {
    this.#search = search
    this.#sanitizer = sanitizer
    makeAutoObservable(this, { blocks: observableRef }, { autoBind: true })
  }

  get snapshot(): CmsBlockSnapshot {
    return { blocks: this.blocks }
  }

  hydrate({ blocks }: CmsBlockSnapshot): void {
    this.blocks = blocks
  }

  block(identifier: string): CmsBlockDocument | undefined {
    return this.blocks.find((block) => block.identifier === identifier)
  }

  /** Leaves out blocks that do not exist. */
  async load(identifiers: readonly string[]): Promise<void> {
    const missing = identifiers.filter((identifier) => !this.block(identifier))
    if (missing.length === 0) return
    const { items } = await this.#search.search<CmsBlockDocument>(cmsBlocksQuery(missing))
    const found = items.filter(({ identifier }) => missing.includes(identifier))
    this.add(
      await Promise.all(
        found.map(async (block) => ({ ...block, content: await this.#sanitizer.sanitize(block.content) })),
      ),
    )
  }

  private add(blocks: readonly CmsBlockDocument[]): void {
    const added = new Set(blocks.map(({ identifier }) => identifier))
    this.blocks = [...this.blocks.filter(({ identifier }) => !added.has(identifier)), ...blocks]
  }
}
