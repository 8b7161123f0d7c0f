import type { CustomOptionView } from '@vitrin/catalog'
import { finishOf, type Finish } from '../../ui/finish'
import type { ProductStore } from './product-model'

/** The choice of glass, which stands first: everything else is seen through it. */
export function glassOption(store: ProductStore): CustomOptionView | undefined {
  const choice = store.selection?.model?.model.choices.find(({ code }) => code === 'glass')
  return choice && store.selection?.customOptions.find(({ id }) => id === String(choice.option_id))
}

/** The gradient of a glass, from the id that the model gives the option's value. */
export function glassFinish(store: ProductStore): (optionTypeId: string) => Finish | undefined {
  const values = store.selection?.model?.model.choices.find(({ code }) => code === 'glass')?.values ?? []
  return (optionTypeId) =>
    finishOf(values.find(({ option_type_id }) => String(option_type_id) === optionTypeId)?.id ?? '')
}
