import type { Clock } from '@vitrin/kernel'
import type { HostDatabase } from '../database'
import type { DocumentSet } from '../search/document-set'
import type { SkuMatch } from '../ports'

/** Bestsellers are counted over this time. */
const PERIOD_MS = 90 * 86_400_000

interface OrderedPiecesNeeds {
  readonly orders: Pick<HostDatabase['orders'], 'orderedPieces'>
  readonly clock: Pick<Clock, 'now'>
  readonly bySku: (sku: string) => SkuMatch | undefined
}

/** The ordered pieces of each product by its document number. The pieces of a variant count for its product. */
export function orderedPieces(products: DocumentSet, { orders, clock, bySku }: OrderedPiecesNeeds): Float64Array {
  const pieces = new Float64Array(products.documents.length)
  const { terms } = products.column('sku')
  for (const [sku, count] of orders.orderedPieces(clock.now() - PERIOD_MS)) {
    const [number] = terms.get(bySku(sku)?.product.sku ?? '')?.documents ?? []
    if (number !== undefined) pieces[number]! += count
  }
  return pieces
}
