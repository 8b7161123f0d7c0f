import { hasImage } from '../document/has-image'
import { attributeLabel, findAttribute, type AttributeSource } from '../attributes/attribute'
import { optionIds } from '../document/option-id'
import type { CatalogueProduct, ConfiguredProduct, Product } from '../document/product'
import type { ConfigurableChild, ConfigurableOption, Configuration } from '../document/variant'

/**
 * The product with one variant merged into it (contract §15.7). The page's address and the kind of product
 * stay the parent's: the next choice needs the parent's options.
 */
export function configure(
  product: Product | ConfiguredProduct,
  child: ConfigurableChild,
  attributes: readonly AttributeSource[] = [],
): ConfiguredProduct {
  const chosen = (product.configurable_options ?? []).flatMap((option) => {
    const code = optionCode(option, attributes)
    const id = optionIds(child[code])[0]
    if (id === undefined) return []
    const value = option.values.find(({ value_index }) => String(value_index) === id)
    const label = valueLabel(option, id, attributes)
    return [
      { option, code, id, label, ...(value?.default_label !== undefined && { default_label: value.default_label }) },
    ]
  })
  const configuration: Record<string, Configuration[string]> = {}
  for (const { code, id, label, default_label } of chosen) {
    configuration[code] = { attribute_code: code, id, label, ...(default_label !== undefined && { default_label }) }
  }
  return {
    ...product,
    ...variantFields(child),
    parentSku: product.parentSku ?? product.sku,
    parentId: product.parentId ?? product.id,
    is_configured: true,
    selectedVariant: child,
    configuration,
    options: chosen
      .filter(({ label }) => label !== '')
      .map(({ option, label }) => ({ label: option.label, value: label })),
    product_option: {
      extension_attributes: {
        ...product.product_option.extension_attributes,
        configurable_item_options: chosen.map(({ option, id }) => ({
          option_id: String(option.attribute_id),
          option_value: id,
        })),
      },
    },
  }
}

/** Its attribute code, else by id from the attributes, else its label in lower case (contract §15.7). */
export function optionCode(option: ConfigurableOption, attributes: readonly AttributeSource[] = []): string {
  return (
    option.attribute_code ??
    findAttribute(attributes, option.attribute_id)?.attribute_code ??
    option.label.toLowerCase()
  )
}

/** The value's own label, else the attribute's (contract §3.1 b). */
export function valueLabel(
  option: ConfigurableOption,
  id: string,
  attributes: readonly AttributeSource[] = [],
): string {
  const value = option.values.find(({ value_index }) => String(value_index) === id)
  const attribute = findAttribute(attributes, option.attribute_id)
  return value?.label || (attribute && attributeLabel(attribute, id)) || value?.default_label || ''
}

const OWNED_BY_PARENT = new Set(['name', 'visibility', 'type_id', 'url_path', 'url_key', 'slug', 'custom_attributes'])
const IMAGES = new Set(['image', 'small_image', 'thumbnail'])

function variantFields(child: ConfigurableChild): Partial<CatalogueProduct> {
  return Object.fromEntries(
    Object.entries(child).filter(([key, value]) => !OWNED_BY_PARENT.has(key) && !(IMAGES.has(key) && !hasImage(value))),
  )
}
