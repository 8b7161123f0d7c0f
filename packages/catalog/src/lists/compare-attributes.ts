import { attributeTitle, type AttributeSource } from '../attributes/attribute'
import { attributeValue, isOn } from '../attributes/shown-attributes'
import type { ListedProduct } from '../document/listed-product'
import type { CatalogueProduct } from '../document/product'

/** One row of the comparison; `values` are in the order of the products. */
export interface ComparedAttribute {
  readonly code: string
  readonly label: string
  /** Empty for a product without a value. */
  readonly values: readonly string[]
  readonly differs: boolean
}

/** Attributes with `is_comparable` that any of the products has, by attribute id (contract §15.20). */
export function compareAttributes(
  products: readonly (ListedProduct | CatalogueProduct)[],
  attributes: readonly AttributeSource[],
): readonly ComparedAttribute[] {
  return withAllOptions(attributes)
    .filter(({ is_comparable }) => isOn(is_comparable))
    .toSorted((a, b) => a.attribute_id - b.attribute_id)
    .flatMap((attribute) => {
      const values = products.map((product) => comparedValue(product, attribute))
      if (values.every((value) => value === '')) return []
      return [
        { code: attribute.attribute_code, label: attributeTitle(attribute), values, differs: new Set(values).size > 1 },
      ]
    })
}

/** Each attribute once. The extract in a product has only the options of that product, so all of them are joined. */
function withAllOptions(attributes: readonly AttributeSource[]): readonly AttributeSource[] {
  const byCode = new Map<string, AttributeSource>()
  for (const attribute of attributes) {
    const known = byCode.get(attribute.attribute_code)
    const options = [...(known?.options ?? []), ...(attribute.options ?? [])]
    byCode.set(attribute.attribute_code, { ...attribute, ...known, options })
  }
  return [...byCode.values()]
}

/** A product with variants has the values of all of them in `color_options`, else its own in `color`. */
function comparedValue(product: ListedProduct | CatalogueProduct, attribute: AttributeSource): string {
  const fields: Readonly<Record<string, unknown>> = { ...product }
  return (
    attributeValue(fields[`${attribute.attribute_code}_options`], attribute) ||
    attributeValue(fields[attribute.attribute_code], attribute)
  )
}
