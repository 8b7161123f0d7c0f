import type { Clock } from '@vitrin/kernel'
import type { HostDatabase } from '../database'
import type { DocumentSet } from '../search/document-set'
import type { SkuMatch } from '../ports'

/** Bestsellers are counted over this time. */
const PERIOD_MS = 90 * 86_400_000
/** Orders leave the period by and by, so searches may share a count for so long. */
const VALID_FOR_MS = 60_000

export interface OrderedPiecesOptions {
  readonly orders: Pick<HostDatabase['orders'], 'orderedPieces'>
  readonly clock: Pick<Clock, 'now'>
  readonly bySku: (sku: string) => SkuMatch | undefined
}

/** How many pieces of each product were ordered lately. The pieces of a variant count for its product. */
export class OrderedPieces {
  readonly #options: OrderedPiecesOptions
  #counted: { readonly bySku: ReadonlyMap<string, number>; readonly untilMs: number } | undefined

  constructor(options: OrderedPiecesOptions) {
    this.#options = options
  }

  /** By document number. */
  of(products: DocumentSet): Float64Array {
    const { bySku } = this.#options
    const pieces = new Float64Array(products.documents.length)
    const { terms } = products.column('sku')
    for (const [sku, count] of this.#counts()) {
      const [number] = terms.get(bySku(sku)?.product.sku ?? '')?.documents ?? []
      if (number !== undefined) pieces[number]! += count
    }
    return pieces
  }

  /** The next search counts again, because there is another order. */
  forget(): void {
    this.#counted = undefined
  }

  #counts(): ReadonlyMap<string, number> {
    const { orders, clock } = this.#options
    if (!this.#counted || clock.now() >= this.#counted.untilMs)
      this.#counted = { bySku: orders.orderedPieces(clock.now() - PERIOD_MS), untilMs: clock.now() + VALID_FOR_MS }
    return this.#counted.bySku
  }
}
