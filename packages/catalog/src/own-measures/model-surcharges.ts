import { price, type MadeToMeasureModel, type ProfiledPiece } from '@vitrin/made-to-measure'
import { lowest, subtract } from '@vitrin/pricing'
import type { CustomOptionView } from '../selection/custom-options'

/** In own measures the model prices a choice, not the document. A surcharge is the difference to the cheapest value. */
export function withModelSurcharges(
  views: readonly CustomOptionView[],
  model: MadeToMeasureModel,
  { measures, choices, profile }: ProfiledPiece,
): readonly CustomOptionView[] {
  const totalWith = (code: string, id: string) => price(model, measures, { ...choices, [code]: id }, profile).total
  return views.map((view) => {
    const choice = model.choices.find(({ option_id }) => String(option_id) === view.id)
    if (!choice) return view
    const totals = new Map(
      choice.values.map(({ id, option_type_id }) => [String(option_type_id), totalWith(choice.code, id)]),
    )
    const [first, ...others] = totals.values()
    if (first === undefined) return view
    const cheapest = lowest(first, ...others)
    return {
      ...view,
      values: view.values.map((value) => ({
        ...value,
        surcharge: subtract(totals.get(value.id) ?? cheapest, cheapest),
      })),
    }
  })
}
