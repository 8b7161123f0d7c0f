import {
  CmsBlockStore,
  NoticeStore,
  StaticContentStore,
  type CmsBlockSnapshot,
  type CmsSearch,
  type NoticeSnapshot,
  type NoticeStoreOptions,
  type StaticContentSnapshot,
} from '@vitrin/content'
import { contentLink, type RoutedViews } from '@vitrin/routing'
import type { StorefrontConfig } from './config'
import type { LateHolder, LateParts } from './late-parts'

export interface ShopContentOptions extends NoticeStoreOptions {
  readonly cms: CmsSearch
  readonly config: Pick<StorefrontConfig, 'routedViews'>
}

export interface ShopContentSnapshot {
  readonly notice: NoticeSnapshot
  readonly sets: StaticContentSnapshot
  readonly blocks: CmsBlockSnapshot
}

/** The places of a page where a shop can show a block of its CMS, with the identifier of each block. */
const BLOCK_PLACES = {
  home: 'home_more',
  listing: 'listing_help',
  product: 'product_delivery',
  checkout: 'checkout_help',
  footer: 'footer_links',
} as const

export type BlockPlace = keyof typeof BLOCK_PLACES

/** The sets that layouts show. */
const SETS_OF_EVERY_PAGE = ['site_info', 'price_constants'] as const

/** The content around the pages of a shop. */
export function openContent(storefront: LateHolder): ShopContent {
  return storefront.late(makeContent)
}

function makeContent({ contentSnapshot, ...options }: LateParts): ShopContent {
  const content = new ShopContent(options)
  if (contentSnapshot) content.hydrate(contentSnapshot as ShopContentSnapshot)
  return content
}

/** Content of the shop around its pages. Whatever of it cannot be loaded is left out. */
export class ShopContent {
  readonly notice: NoticeStore
  readonly sets: StaticContentStore
  readonly blocks: CmsBlockStore
  readonly #logger: NoticeStoreOptions['logger']
  readonly #views: RoutedViews

  constructor({ cms, config, ...options }: ShopContentOptions) {
    this.#views = config.routedViews
    this.notice = new NoticeStore(options)
    this.sets = new StaticContentStore(options)
    this.blocks = new CmsBlockStore({ search: cms, sanitizer: options.sanitizer })
    this.#logger = options.logger
  }

  /** The block of a place, if the shop has one. */
  blockAt(place: BlockPlace): ReturnType<CmsBlockStore['block']> {
    return this.blocks.block(BLOCK_PLACES[place])
  }

  /** A link of content, in the shown view. */
  link(href: string): string {
    return contentLink(href, this.#views)
  }

  /** Never throws. */
  async load(): Promise<void> {
    await Promise.all([
      this.notice.load(),
      this.sets.load(SETS_OF_EVERY_PAGE),
      this.blocks
        .load(Object.values(BLOCK_PLACES))
        .catch((error: unknown) => this.#logger.warn('The blocks of the shop could not be loaded', error)),
    ])
  }

  get snapshot(): ShopContentSnapshot {
    return { notice: this.notice.snapshot, sets: this.sets.snapshot, blocks: this.blocks.snapshot }
  }

  hydrate({ notice, sets, blocks }: ShopContentSnapshot): void {
    this.notice.hydrate(notice)
    this.sets.hydrate(sets)
    this.blocks.hydrate(blocks)
  }
}
