import type { WireDocument } from '@vitrin/api-contract/wire'
import type { CatalogueProduct, ConfigurableChild } from '@vitrin/catalog'
import {
  defaultChoices,
  lowestPriorTotal,
  openingFit,
  profileOfColor,
  regularTotal,
  snapshotOf,
  standardSizeOf,
  type MadeToMeasureModel,
  type Measures,
  type Opening,
} from '@vitrin/made-to-measure'
import { displayPrice, toKronor } from '@vitrin/pricing'
import type { OffersOf, VariantOffer } from '../search/match-variants'
import { isOwnMeasures } from '../shop/carts/own-measures'
import { asProduct } from './typed-documents'

type Offers = ReadonlyMap<WireDocument, VariantOffer>

/** A shopper asks for few openings at a time; a listing asks for the same one several times. */
const REMEMBERED_OPENINGS = 16

/** The variants that fit an opening, with the price of a piece that is cut for it. Computed once for each document. */
export class OpeningOffers {
  readonly #byOpening = new Map<string, WeakMap<WireDocument, Offers>>()

  for(opening: Opening): OffersOf {
    const known = this.#remembered(`${opening.width}x${opening.height}`)
    return (document) => {
      const offers = known.get(document) ?? offersOf(asProduct(document), opening)
      known.set(document, offers)
      return offers
    }
  }

  #remembered(key: string): WeakMap<WireDocument, Offers> {
    const known = this.#byOpening.get(key) ?? new WeakMap<WireDocument, Offers>()
    this.#byOpening.delete(key)
    this.#byOpening.set(key, known)
    const [oldest] = this.#byOpening.keys()
    if (this.#byOpening.size > REMEMBERED_OPENINGS && oldest !== undefined) this.#byOpening.delete(oldest)
    return known
  }
}

function offersOf(product: CatalogueProduct, opening: Opening): Offers {
  const offers = new Map<WireDocument, VariantOffer>()
  const { made_to_measure: model, configurable_children: children = [] } = product
  const fit = model && openingFit(model, opening)
  if (!model || !fit) return offers
  const fitting = new Map(fit.standard.map(({ size_value, ...measures }) => [size_value, measures]))
  for (const child of children) {
    const standard = fitting.get(String(child.size))
    const offer = standard
      ? { shown: { opening: { made_to_measure: false, measures: standard } } }
      : isOwnMeasures(model, child) && fit.madeToMeasure && cutOffer(model, children, child, fit.madeToMeasure)
    if (offer) offers.set(child, offer)
  }
  return offers
}

/** A piece with exactly these measures. Undefined where they are a standard size in this colour, which is then sold. */
function cutOffer(
  model: MadeToMeasureModel,
  children: readonly ConfigurableChild[],
  child: ConfigurableChild,
  measures: Measures,
): VariantOffer | undefined {
  const size = standardSizeOf(model, measures)?.size_value
  const profile = profileOfColor(model, child.color ?? '')
  const isSold = children.some((other) => String(other.color) === String(child.color) && String(other.size) === size)
  if (isSold || profile === undefined) return undefined
  const { regular: original, special } = displayPrice(child)
  const choices = defaultChoices(model)
  const piece = snapshotOf(
    model,
    { measures, choices, profile },
    special === undefined ? undefined : { original, special },
  )
  const price = toKronor(piece.breakdown.total)
  const regular = toKronor(regularTotal(piece.breakdown))
  const lowest = lowestPriorTotal(piece, child)
  return {
    price,
    shown: {
      price_incl_tax: price,
      original_price_incl_tax: regular,
      special_price: regular > price ? price : 0,
      special_price_incl_tax: regular > price ? price : 0,
      lowest_price_30_days_incl_tax: lowest === undefined ? null : toKronor(lowest),
      opening: { made_to_measure: true, measures },
    },
  }
}
