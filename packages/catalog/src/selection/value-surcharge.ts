import { profileOfColor } from '@vitrin/made-to-measure'
import { lowest, subtract, type Ore } from '@vitrin/pricing'
import type { ModelMeasurement } from '../own-measures/model-measurement'
import type { ProductSelection } from './product-selection'

export interface SelectionOfValues extends Pick<ProductSelection, 'variantOptions'> {
  readonly model: Pick<ModelMeasurement, 'isCut' | 'model'> | undefined
  choose(code: string, id: string): Pick<ProductSelection, 'price' | 'warning'>
}

/**
 * How much more a value of a variant's attribute costs than the cheapest value that the other choices allow;
 * `undefined` if its price is not known. A finish of a piece that is cut has the rate of the model.
 */
export function valueSurcharge(selection: SelectionOfValues, code: string, id: string): Ore | undefined {
  const price = priceOfValue(selection, code, id)
  if (price === undefined) return undefined
  const values = selection.variantOptions.find((option) => option.code === code)?.values ?? []
  const prices = values
    .filter(({ available }) => available)
    .map((value) => priceOfValue(selection, code, value.id) ?? price)
  return subtract(price, lowest(price, ...prices))
}

function priceOfValue(selection: SelectionOfValues, code: string, id: string): Ore | undefined {
  const { model } = selection
  if (code === 'color' && model?.isCut) return model.model.price.hardware[profileOfColor(model.model, id) ?? '']
  const chosen = selection.choose(code, id)
  if (chosen.warning) return undefined
  return chosen.price?.special ?? chosen.price?.regular
}
