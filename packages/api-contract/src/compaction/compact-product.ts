import { compressibleFields, shortNames } from './field-names'

export type WireDocument = Readonly<Record<string, unknown>>

/** Shortens field names, and removes fields of variants that equal their parent's (contract §2.7). */
export function compactProduct(product: WireDocument): WireDocument {
  const compact = renamed(product, shortNames)
  const children = childrenOf(product)
  if (!children) return compact
  return {
    ...compact,
    configurable_children: children.map((child) => renamed(withoutParents(child, product), shortNames)),
  }
}

function withoutParents(child: WireDocument, parent: WireDocument): WireDocument {
  const left: Record<string, unknown> = { ...child }
  for (const field of compressibleFields) {
    if (field in left && left[field] === parent[field]) delete left[field]
  }
  return left
}

export function childrenOf(product: WireDocument): readonly WireDocument[] | undefined {
  const children = product.configurable_children
  return Array.isArray(children) ? children : undefined
}

export function renamed(document: WireDocument, names: Readonly<Record<string, string>>): WireDocument {
  const result: Record<string, unknown> = {}
  for (const name in document) result[names[name] ?? name] = document[name]
  return result
}
