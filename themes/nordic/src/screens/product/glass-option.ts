import type { CustomOptionView, ProductStore } from '@vitrin/theme-kit'

/** The choice of glass, which stands first: everything else is seen through it. */
export function glassOption(store: ProductStore): CustomOptionView | undefined {
  const choice = store.selection?.model?.model.choices.find(({ code }) => code === 'glass')
  return choice && store.selection?.customOptions.find(({ id }) => id === String(choice.option_id))
}

/** The made-to-measure model's id of a glass, from the id of the option's value. */
export function glassId(store: ProductStore, optionTypeId: string): string | undefined {
  const values = store.selection?.model?.model.choices.find(({ code }) => code === 'glass')?.values ?? []
  return values.find(({ option_type_id }) => String(option_type_id) === optionTypeId)?.id
}
