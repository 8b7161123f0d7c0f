import type { ProductPart } from '@vitrin/catalog'
import type { BundleOptionChoice, FieldRefusal } from '@vitrin/kernel'

const ONE_LINK = new Set(['radio', 'select'])

export function bundleOptionRefusals(
  options: readonly ProductPart<'bundle_options'>[],
  choices: readonly BundleOptionChoice[],
): readonly FieldRefusal[] {
  return choices.flatMap((choice, index) => {
    const refusal = (message: string) => [{ field: choice.option_id, message }]
    const option = options.find(({ option_id }) => String(option_id) === choice.option_id)
    if (!option) return refusal('is no option of this bundle')
    if (choices.slice(0, index).some(({ option_id }) => option_id === choice.option_id))
      return refusal('should be chosen once')
    return selectionRefusals(option, choice)
  })
}

function selectionRefusals(
  option: ProductPart<'bundle_options'>,
  { option_id, option_qty, option_selections }: BundleOptionChoice,
): readonly FieldRefusal[] {
  const refusal = (message: string) => [{ field: option_id, message }]
  if (option.required && option_selections.length === 0) return refusal(`is required (${option.title})`)
  if (ONE_LINK.has(option.type) && option_selections.length > 1) return refusal('should hold one selection')
  if (new Set(option_selections).size < option_selections.length) return refusal('should hold each selection once')
  const offered = option.product_links.map(({ id }) => String(id))
  if (!option_selections.every((id) => offered.includes(id))) return refusal(`should be one of ${offered.join(', ')}`)
  const fixed = option.product_links.find(
    ({ id, can_change_quantity, qty }) =>
      option_selections.includes(String(id)) && !can_change_quantity && Number(qty ?? 1) !== option_qty,
  )
  return fixed ? refusal(`should have the quantity ${fixed.qty ?? 1}`) : []
}
