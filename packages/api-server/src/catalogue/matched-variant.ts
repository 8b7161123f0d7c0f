import { fieldSelector, type WireDocument } from '@vitrin/api-contract/wire'
import { SHOWN_PRICE, type MatchingVariant } from '../search/match-variants'
import { projection } from './project-document'

/** The fields of a variant that a product card shows. */
const FIELDS: readonly string[] = [
  'id',
  'sku',
  'name',
  'image',
  'color',
  'size',
  SHOWN_PRICE,
  'original_price_incl_tax',
  'special_price',
  'special_price_incl_tax',
  'lowest_price_30_days_incl_tax',
  'stock.is_in_stock',
  'stock.qty',
]

const project = projection(fieldSelector(FIELDS))

/** A hit's `matched_variant`: the variant as it is offered, and the price of the dearest matching variant. */
export function matchedVariant({ variant, offer, highestPrice }: MatchingVariant): WireDocument {
  return { ...project(variant), ...offer?.shown, max_price: highestPrice }
}
