import type { ConfigurableChild, CatalogueProduct, ProductPart } from '@vitrin/catalog'
import type { CustomOptionChoice } from '@vitrin/kernel'
import type { BundlePart } from '@vitrin/pricing'

/** A chosen option with the labels of the documents. */
export interface OptionLabel {
  readonly value: string
  readonly label: string
}

export function variantLabels(product: CatalogueProduct, child: ConfigurableChild): readonly OptionLabel[] {
  return (product.configurable_options ?? []).flatMap(({ label, attribute_code, values }) => {
    const chosen = values.find(
      ({ value_index }) => attribute_code !== undefined && String(value_index) === String(child[attribute_code]),
    )
    return chosen ? [{ label, value: chosen.label ?? chosen.default_label ?? String(chosen.value_index) }] : []
  })
}

export function customLabels(
  { custom_options = [], made_to_measure }: CatalogueProduct,
  choices: readonly CustomOptionChoice[],
): readonly OptionLabel[] {
  return choices.flatMap(({ option_id, option_value }) => {
    const option = custom_options.find((candidate) => String(candidate.option_id) === option_id)
    if (!option) return []
    const isLength = made_to_measure?.dimensions.some((dimension) => String(dimension.option_id) === option_id) ?? false
    const chosen = new Set(option_value.split(','))
    const titles = (option.values ?? [])
      .filter(({ option_type_id }) => chosen.has(String(option_type_id)))
      .map(({ title }) => title)
    const typed = isLength ? `${option_value} mm` : option_value
    return [{ label: option.title, value: titles.length > 0 ? titles.join(', ') : typed }]
  })
}

export function bundleLabels(
  parts: readonly BundlePart<ProductPart<'bundle_options'>>[],
  nameOf: (sku: string) => string,
): readonly OptionLabel[] {
  return parts.map(({ option, link, qty }) => ({ label: option.title, value: `${qty} × ${nameOf(link.sku)}` }))
}
