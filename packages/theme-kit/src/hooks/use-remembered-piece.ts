import { parseQuery } from '@vitrin/routing'
import type { ProductStore } from '../stores'
import { useShopper } from './use-shopper'

export interface RememberedPieceOffer {
  readonly lengths: readonly number[]
  /** Makes its choices on this page. */
  readonly resume: () => Promise<void>
}

/** The piece that this device measured last of a product, while its page shows no measures of the shopper. */
export function useRememberedPiece(store: ProductStore): RememberedPieceOffer | undefined {
  const pieces = useShopper()?.pieces
  const { selection, isChanged, parent } = store
  const stored = parent && pieces?.queryOf(parent.sku)
  const model = selection?.model
  if (stored === undefined || !model || isChanged || store.editedLine !== undefined) return undefined
  const hasMeasures = model.dimensions.some(({ option_id }) => selection?.choices.custom[option_id] !== undefined)
  const query = parseQuery(stored)
  const lengths = model.dimensions.map(({ code }) => Number(query[code]?.[0]))
  if (hasMeasures || lengths.some((length) => !(length > 0))) return undefined
  return { lengths, resume: () => store.followAddress({ childSku: query['childSku']?.[0], query }) }
}
