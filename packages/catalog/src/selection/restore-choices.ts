import type { BundleOptionChoice, CustomOptionChoice } from '@vitrin/kernel'
import { readCustomOptions } from '@vitrin/made-to-measure'
import type { ProductSelection } from './product-selection'

/** What was chosen when a piece was put into the cart. */
export interface ChosenBefore {
  readonly qty: number
  readonly custom: readonly CustomOptionChoice[]
  readonly bundle: readonly BundleOptionChoice[]
}

/** The selection as it was when the piece was added. The variant comes with the address of the page (R4.12). */
export function restoreChoices(selection: ProductSelection, { qty, custom, bundle }: ChosenBefore): ProductSelection {
  const model = selection.source.product.made_to_measure
  const piece = model && readCustomOptions(model, custom)
  let restored = selection.setQty(qty)
  if (piece?.ok) restored = restored.setSizeMode('own').setLengths(piece.value.measures)
  // Lengths of a model count all together or not at all.
  const lengthIds = new Set(model?.dimensions.map(({ option_id }) => String(option_id)))
  for (const { option_id, option_value } of custom)
    if (!lengthIds.has(option_id)) restored = restored.chooseOption(option_id, option_value)
  for (const { option_id, option_qty, option_selections } of bundle)
    restored = restored.chooseBundle(option_id, option_selections, option_qty)
  return restored
}
