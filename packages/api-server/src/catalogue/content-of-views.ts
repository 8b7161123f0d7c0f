import type { WireDocument } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import { DocumentSet } from '../search/document-set'
import type { ShopOptions } from '../shop-options'

/** The store id of documents that every store view shows. */
const ALL_STORES = 0

/** What one view makes of a document: the smaller the better; `HIDDEN` is for another view only. */
const RANK = { own: 0, all: 1, default: 2, unknown: 3, inactive: 4 } as const
const HIDDEN = Infinity

/** Documents with the same key are translations of each other. The page tree is translated as a whole. */
const TRANSLATED: Readonly<Partial<Record<EntityType, (document: WireDocument) => unknown>>> = {
  cms_page: ({ identifier }) => identifier,
  cms_block: ({ identifier }) => identifier,
  cms_hierarchy: () => 'tree',
}

/**
 * Pages, blocks and the page tree of each store view, chosen by `store_id` (contract §3.8): its own, else those of all
 * views, else those of the shop's first view (decisions.md 35). Documents of stores that the shop does not know stay
 * visible, because an imported catalogue may count its stores in another way.
 */
export class ContentOfViews {
  readonly #storeIds: readonly number[]
  readonly #allOf: (type: EntityType) => DocumentSet
  readonly #sets = new Map<string, DocumentSet>()

  constructor({ views }: Pick<ShopOptions, 'views'>, allOf: (type: EntityType) => DocumentSet) {
    this.#storeIds = views.map(({ storeView }) => storeView.storeId)
    this.#allOf = allOf
  }

  /** Undefined for entities that are the same in each view. */
  of(type: EntityType, storeId: number): DocumentSet | undefined {
    const keyOf = TRANSLATED[type]
    if (!keyOf) return undefined
    const name = `${type} ${storeId}`
    const known = this.#sets.get(name)
    if (known) return known
    const set = new DocumentSet(this.#chosen(this.#allOf(type).documents, keyOf, storeId))
    // Requests can name any store. Those that are no views are not kept.
    if (this.#storeIds.includes(storeId)) this.#sets.set(name, set)
    return set
  }

  #chosen(
    documents: readonly WireDocument[],
    keyOf: (document: WireDocument) => unknown,
    storeId: number,
  ): readonly WireDocument[] {
    const rankOf = (document: WireDocument): number => this.#rank(document, storeId)
    const best = new Map<unknown, number>()
    for (const document of documents) {
      const key = keyOf(document)
      best.set(key, Math.min(best.get(key) ?? HIDDEN, rankOf(document)))
    }
    return documents.filter((document) => {
      const rank = rankOf(document)
      return rank !== HIDDEN && rank === best.get(keyOf(document))
    })
  }

  #rank({ store_id, active }: WireDocument, storeId: number): number {
    const stores = storesOf(store_id)
    const rank = this.#rankOfStores(stores, storeId)
    return active === false && rank !== HIDDEN ? RANK.inactive : rank
  }

  #rankOfStores(stores: readonly number[], storeId: number): number {
    if (stores.includes(storeId)) return RANK.own
    if (stores.includes(ALL_STORES)) return RANK.all
    if (stores.includes(this.#storeIds[0]!)) return RANK.default
    return stores.some((store) => this.#storeIds.includes(store)) ? HIDDEN : RANK.unknown
  }
}

/** Documents without stores are for all of them. */
function storesOf(stores: unknown): readonly number[] {
  if (stores === undefined || stores === null) return [ALL_STORES]
  return (Array.isArray(stores) ? stores : [stores]).map(Number)
}
