import type { EntityType } from '@vitrin/catalog'
import type { WireDocument } from '@vitrin/api-contract/wire'
import type { MatchingVariant } from '../search/match-variants'
import { runSearch, type Found, type SearchPlan } from '../search/run-search'
import { ORDERED_PIECES } from '../search/sort-documents'
import { attributeMetadata } from './attribute-metadata'
import type { CatalogueIndex } from './catalogue-index'

export interface FoundDocument {
  readonly id: string
  readonly document: WireDocument
  readonly score: number | null
  /** The variant that matches best; undefined for a document that matches with all its variants. */
  readonly variant: MatchingVariant | undefined
}

export interface FoundDocuments extends Omit<Found, 'page' | 'scoreOf' | 'variantOf'> {
  readonly hits: readonly FoundDocument[]
  readonly attributeMetadata: ReturnType<typeof attributeMetadata> | undefined
}

interface SearchedFor {
  readonly storeId: number
  /** The customer group whose prices count. */
  readonly group?: number | undefined
}

/** Runs a search for a store view, whether it came by REST or GraphQL. */
export function findDocuments(
  catalogue: CatalogueIndex,
  entity: EntityType,
  plan: SearchPlan,
  { storeId, group }: SearchedFor,
): FoundDocuments {
  const set = catalogue.inView(storeId, entity, group)
  const sortsByPieces = entity === 'product' && plan.orders.some(({ field }) => field === ORDERED_PIECES)
  const pieces = sortsByPieces ? catalogue.orderedPieces(set) : undefined
  const { page, scoreOf, variantOf, ...found } = runSearch(set, plan, pieces)
  const { aggregations } = found
  return {
    ...found,
    hits: page.map((number) => {
      const document = set.documents[number]!
      return { id: documentId(document), document, score: scoreOf(number), variant: variantOf?.(number) }
    }),
    attributeMetadata:
      entity === 'product' && aggregations
        ? attributeMetadata(aggregations, (code) => catalogue.attribute(code))
        : undefined,
  }
}

/** The id of a document. Nodes of the page tree call it `node_id` (contract §3.8). */
function documentId({ id, node_id }: WireDocument): string {
  return String(id ?? node_id)
}
