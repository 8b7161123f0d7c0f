import type { ProductPart } from '@vitrin/catalog'
import type { ProductOption } from '@vitrin/kernel'
import type { ChosenProduct } from './choose-product'
import { ONE_VALUE } from './custom-options'
import { isOwnMeasures } from './own-measures'

/**
 * Adds the default value of each required choice that the client did not send: the first one that costs nothing, so
 * that the listed price is the charged one (docs/decisions/0075). A choice that always costs something has no default,
 * and neither has glass that is cut for one opening: there the shopper has to choose.
 */
export function completeOption(
  { product: { custom_options = [], made_to_measure: model }, child }: ChosenProduct,
  option: ProductOption | undefined,
): ProductOption | undefined {
  if (model && child && isOwnMeasures(model, child)) return option
  const given = option?.extension_attributes.custom_options ?? []
  const sent = new Set(given.map(({ option_id }) => option_id))
  const defaults = custom_options.flatMap((choice) => {
    const value = sent.has(String(choice.option_id)) ? undefined : defaultValue(choice)
    return value ? [{ option_id: String(choice.option_id), option_value: String(value.option_type_id) }] : []
  })
  if (defaults.length === 0) return option
  return { extension_attributes: { ...option?.extension_attributes, custom_options: [...given, ...defaults] } }
}

function defaultValue({ is_require, type, values = [] }: ProductPart<'custom_options'>) {
  return is_require && ONE_VALUE.has(type) ? values.find(({ price }) => price === 0) : undefined
}
