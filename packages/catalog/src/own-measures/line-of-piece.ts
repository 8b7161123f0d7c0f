import {
  snapshotOf,
  type MadeToMeasureModel,
  type MadeToMeasureSnapshot,
  type ProfiledPiece,
  type SpecialPrice,
} from '@vitrin/made-to-measure'
import { toOre } from '@vitrin/pricing'
import { pickedVariant } from '../selection/variant-options'
import type { MeasureRequest } from './measured-piece'

/** What the cart keeps of a piece that is cut to measure. */
export function lineOfPiece(
  model: MadeToMeasureModel,
  piece: ProfiledPiece,
  request: MeasureRequest,
): MadeToMeasureSnapshot {
  return snapshotOf(model, piece, currentReduction(model, request))
}

/** The reduction that the own-measures variant has now. */
function currentReduction(
  { size_value }: MadeToMeasureModel,
  { product, choices }: MeasureRequest,
): SpecialPrice | undefined {
  const variant = pickedVariant(product, { ...choices.picks, size: size_value }, true)
  if (!variant?.special_price || variant.original_price_incl_tax == null || variant.price_incl_tax == null)
    return undefined
  return { original: toOre(variant.original_price_incl_tax), special: toOre(variant.price_incl_tax) }
}
