import type { BundleOptionChoice, CustomOptionChoice } from '@vitrin/kernel'
import { readCustomOptions } from '@vitrin/made-to-measure'
import type { ProductStore } from './product-store'

/** What was chosen when a piece was put into the cart. */
export interface ChosenBefore {
  readonly qty: number
  readonly custom: readonly CustomOptionChoice[]
  readonly bundle: readonly BundleOptionChoice[]
}

/** The product page as it was when the piece was added; the variant comes with the address (R4.12). */
export function restoreChoices(store: ProductStore, { qty, custom, bundle }: ChosenBefore): void {
  store.setQty(qty)
  const { madeToMeasure } = store
  const piece = madeToMeasure && readCustomOptions(madeToMeasure.model, custom)
  if (piece?.ok) {
    madeToMeasure?.setMode('own')
    madeToMeasure?.prefill(piece.value.measures)
  }
  const measures = new Set(madeToMeasure?.model.dimensions.map(({ option_id }) => String(option_id)))
  for (const { option_id, option_value } of custom)
    if (!measures.has(option_id)) store.chooseCustomOption(option_id, option_value)
  for (const { option_id, option_qty, option_selections } of bundle)
    store.chooseBundle(option_id, option_selections, option_qty)
}
