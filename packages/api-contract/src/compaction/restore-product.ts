import { childrenOf, renamed, type WireDocument } from './compact-product'
import { compressibleFields, longNames } from './field-names'
import type { FieldSelector } from './field-selector'

/**
 * The inverse of `compactProduct`, harmless on a product that was never compacted. A field that a child lacks is taken
 * from the parent where it was asked for: without it, comparing the prices of variants goes wrong (contract §2.7).
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
