import { optionIds } from '../document/option-id'
import type { CatalogueProduct } from '../document/product'
import type { ConfigurableChild } from '../document/variant'
import { stockState } from '../stock/stock-state'

/** attribute code → chosen value (a scalar, an object with `id`, or a list of those); `sku` names one child. */
export type VariantQuery = Readonly<Record<string, unknown>>

export interface SelectVariantOptions {
  /** When false, children that are out of stock are skipped (R4.08). */
  readonly listOutOfStock: boolean
  /** `best` for a new page: most matching attributes. `every` after a pick: all must match (decisions.md 10). */
  readonly match: 'best' | 'every'
  /** Take the first available child when none matches (R4.10). */
  readonly fallback: boolean
}

/** R4.08–R4.10: the child that matches a configuration; `undefined` when no child matches (R4.11). */
export function selectVariant(
  product: Pick<CatalogueProduct, 'configurable_children'>,
  query: VariantQuery,
  options: SelectVariantOptions,
): ConfigurableChild | undefined {
  const available = (product.configurable_children ?? []).filter((child) => isAvailable(child, options.listOutOfStock))
  const exact = available.find(({ sku }) => sku === query['sku'])
  if (exact) return exact

  const wanted = Object.entries(query)
    .map(([code, value]) => ({ code, ids: optionIds(value) }))
    .filter(({ code, ids }) => code !== 'sku' && code !== 'price' && ids.length > 0)
  const needed = options.match === 'every' ? Math.max(wanted.length, 1) : 1
  let best: { child: ConfigurableChild; level: number } | undefined
  for (const child of available) {
    const level = wanted.filter(({ code, ids }) => hasOneOf(ids, child[code])).length
    if (level < needed) continue
    const wins = !best || level > best.level || (level === best.level && grossOf(child) < grossOf(best.child))
    if (wins) best = { child, level }
  }
  return best?.child ?? (options.fallback ? available[0] : undefined)
}

/** Disabled children (status 2 or higher) are not available; children with unknown stock are. */
export function isAvailable(child: ConfigurableChild, listOutOfStock: boolean): boolean {
  return isEnabled(child) && (listOutOfStock || stockState(child) === 'ok')
}

export function isEnabled(child: { readonly status?: number | undefined }): boolean {
  return (child.status ?? 1) < 2
}

function hasOneOf(wanted: readonly string[], attribute: unknown): boolean {
  return optionIds(attribute).some((id) => wanted.includes(id))
}

/** A variant without any price loses every tie (contract §17 #52). */
export function grossOf(child: ConfigurableChild): number {
  return child.price_incl_tax ?? child.original_price_incl_tax ?? Number.POSITIVE_INFINITY
}
