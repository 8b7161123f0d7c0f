import type { MadeToMeasureModel } from '@vitrin/made-to-measure'
import type { CustomOptionView } from '../selection/custom-options'

/** A selection, as far as the options of its model's choices need it. */
export interface ModelledSelection {
  readonly model: { readonly model: Pick<MadeToMeasureModel, 'choices'> } | undefined
  readonly customOptions: readonly CustomOptionView[]
}

/** The product option behind a choice of the model, e.g. `glass`. */
export function optionOfChoice(selection: ModelledSelection, code: string): CustomOptionView | undefined {
  const choice = choiceOf(selection, code)
  return choice && selection.customOptions.find(({ id }) => id === String(choice.option_id))
}

/** The model's id of a value, e.g. `grey`, from the id of the value in the product option. */
export function modelValueOf(selection: ModelledSelection, code: string, valueId: string): string | undefined {
  return choiceOf(selection, code)?.values.find(({ option_type_id }) => String(option_type_id) === valueId)?.id
}

export function choiceOf(
  { model }: ModelledSelection,
  code: string,
): MadeToMeasureModel['choices'][number] | undefined {
  return model?.model.choices.find((choice) => choice.code === code)
}
