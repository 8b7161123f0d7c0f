import type { WireDocument } from '@vitrin/api-contract/wire'
import type { FieldClause } from './clause'
import type { Mask } from './column'
import type { DocumentSet } from './document-set'
import { acceptsTerm } from './field-mask'
import type { VariantRows } from './variant-rows'

/** The field with the price that shoppers see. */
export const SHOWN_PRICE = 'price_incl_tax'

/** A variant that is offered for a request, e.g. cut for an opening. */
export interface VariantOffer {
  /** Replaces the variant's price, in the currency's unit with tax. */
  readonly price?: number
  /** Fields that replace or complete the variant's in the answer. */
  readonly shown: WireDocument
}

export type OffersOf = (document: WireDocument) => ReadonlyMap<WireDocument, VariantOffer>

/** Filters that must hold together for one variant of a document. */
export interface VariantPlan {
  readonly clauses: readonly FieldClause[]
  /** Only these variants match. Without it all variants are offered. */
  readonly offersOf?: OffersOf | undefined
}

/** The cheapest matching variant of a document. */
export interface MatchingVariant {
  readonly variant: WireDocument
  readonly offer: VariantOffer | undefined
  /** The price of the dearest matching variant. */
  readonly highestPrice: number
}

export interface VariantMatches {
  readonly rows: VariantRows
  /** The documents with a matching variant. */
  readonly mask: Mask
  readonly isMatching: (row: number) => boolean
  readonly priceAt: (row: number) => number
  /** By document number: the price of the cheapest matching variant. Undefined when all variants match. */
  readonly prices: Float64Array | undefined
  /** Undefined for a document that matches with all its variants at their own prices: it is shown as it is. */
  readonly variantOf: (document: number) => MatchingVariant | undefined
}

/** Matches single variants of the documents of the mask. */
export function matchVariants(set: DocumentSet, mask: Mask, { clauses, offersOf }: VariantPlan): VariantMatches {
  const { rows } = set
  const price = rows.column(SHOWN_PRICE)
  if (clauses.length === 0 && !offersOf)
    return {
      rows,
      mask,
      isMatching: () => true,
      priceAt: (row) => price.numberAt(row),
      prices: undefined,
      variantOf: () => undefined,
    }

  const tests = clauses.map((clause) => rowTest(rows, clause))
  const matching = new Uint8Array(rows.variants.length)
  const offers = new Map<number, VariantOffer>()
  const priceAt = (row: number): number => offers.get(row)?.price ?? price.numberAt(row)
  const narrowed = set.mask(0)
  const prices = new Float64Array(mask.length).fill(Number.NaN)
  for (let document = 0; document < mask.length; document++) {
    if (!mask[document]) continue
    const offered = offersOf?.(set.documents[document]!)
    if (offered?.size === 0) continue
    for (let row = rows.first(document); row < rows.end(document); row++) {
      if (offered) {
        const offer = offered.get(rows.variants[row]!)
        if (!offer) continue
        offers.set(row, offer)
      }
      if (!tests.every((passes) => passes(row, offers.get(row)))) continue
      matching[row] = 1
      narrowed[document] = 1
      const least = prices[document]!
      if (!(least <= priceAt(row))) prices[document] = priceAt(row)
    }
  }

  return { rows, mask: narrowed, isMatching: (row) => matching[row] === 1, priceAt, prices, variantOf }

  function variantOf(document: number): MatchingVariant | undefined {
    let best = -1
    let highestPrice = 0
    let isWhole = offersOf === undefined
    for (let row = rows.first(document); row < rows.end(document); row++) {
      if (!matching[row]) {
        isWhole = false
        continue
      }
      if (best < 0 || priceAt(row) < priceAt(best)) best = row
      highestPrice = Math.max(highestPrice, priceAt(row))
    }
    const variant = rows.variants[best]
    if (!variant || isWhole || variant === set.documents[document]) return undefined
    return { variant, offer: offers.get(best), highestPrice }
  }
}

type RowTest = (row: number, offer: VariantOffer | undefined) => boolean

function rowTest(rows: VariantRows, { field, condition }: FieldClause): RowTest {
  const column = rows.column(field)
  const accepted = Uint8Array.from(column.terms, (term) => (acceptsTerm(condition, term) ? 1 : 0))
  const { isNegative } = condition
  return (row, offer) => {
    const isAccepted =
      field === SHOWN_PRICE && offer?.price !== undefined
        ? acceptsTerm(condition, String(offer.price))
        : column.some(row, accepted)
    return isAccepted !== isNegative
  }
}
