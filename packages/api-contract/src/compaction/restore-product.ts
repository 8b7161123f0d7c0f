import { childrenOf, renamed, type WireDocument } from './compact-product'
import { compressibleFields, longNames } from './field-names'
import type { FieldSelector } from './field-selector'

/**
 * The inverse of `compactProduct`; it leaves other products unchanged. A variant gets a missing field from its parent
 * if the search selected the field; without that the prices of variants could not be compared (contract §2.7).
 */
export function restoreProduct(compact: WireDocument, requested: FieldSelector): WireDocument {
  const product = renamed(compact, longNames)
  const children = childrenOf(product)
  if (!children) return product
  const inherited = compressibleFields.filter(
    (field) => field in product && requested.includes(`configurable_children.${field}`),
  )
  return {
    ...product,
    configurable_children: children.map((short) => {
      const child: Record<string, unknown> = { ...renamed(short, longNames) }
      for (const field of inherited) {
        if (!(field in child)) child[field] = product[field]
      }
      return child
    }),
  }
}
