import { slugOf } from './slug'
import type { BundleLink, BundleOption, ConfigurableChild, CustomAttribute, Product, StockItem } from './product'

/** A document as an index may hold it: numbers as text, `stock` as a list of one, a bundle's only link as an object (contract §3). */
export type ProductDocument = Omit<
  Product,
  'stock' | 'configurable_children' | 'bundle_options' | 'status' | 'visibility'
> & {
  readonly status?: number | string | null
  readonly visibility?: number | string | null
  readonly stock?: StockItem | readonly StockItem[] | null
  readonly configurable_children?: readonly (Omit<ConfigurableChild, 'stock'> & { readonly stock?: unknown })[] | null
  readonly bundle_options?:
    | readonly (Omit<BundleOption, 'product_links'> & { readonly product_links: BundleLink | readonly BundleLink[] })[]
    | null
}

/** One shape for what indexes write in several ways: what a listing needs. */
export function normalizeProduct(document: ProductDocument): Product {
  const { stock, configurable_children: children, bundle_options: bundle, status, visibility, ...rest } = document
  const item = oneStock(stock)
  return {
    ...rest,
    ...numbers({ status, visibility }),
    slug: slugOf(document),
    ...(item && { stock: item }),
    ...(children && { configurable_children: children.map(normalizeChild) }),
    ...(bundle && {
      bundle_options: bundle.map((option) => ({ ...option, product_links: [option.product_links].flat() })),
    }),
  }
}

/** What a product page needs: normalised, with the fields that only the client adds (contract §15.7). */
export function prepareProduct(document: ProductDocument): Product {
  return {
    qty: 1,
    errors: {},
    info: {},
    price_is_current: false,
    price_refreshed_at: null,
    product_option: { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] } },
    ...normalizeProduct(document),
    parentSku: document.parentSku ?? document.sku,
    parentId: document.parentId ?? document.id,
  }
}

function numbers<Key extends string>(
  fields: Readonly<Record<Key, number | string | null | undefined>>,
): Partial<Record<Key, number>> {
  const known = Object.entries<number | string | null | undefined>(fields).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(known.map(([key, value]) => [key, Number(value)])) as Partial<Record<Key, number>>
}

function normalizeChild(child: {
  readonly stock?: unknown
  readonly status?: number | string | null
  readonly visibility?: number | string | null
  readonly custom_attributes?: readonly CustomAttribute[] | null
}): ConfigurableChild {
  const { stock, status, visibility, ...rest } = child
  const item = oneStock(stock as StockItem | readonly StockItem[] | null | undefined)
  const flattened: Record<string, unknown> = {}
  for (const { attribute_code, value } of child.custom_attributes ?? []) flattened[attribute_code] = value
  return {
    ...flattened,
    ...rest,
    ...numbers({ status, visibility }),
    ...(item && { stock: item }),
  } as ConfigurableChild
}

function oneStock(stock: StockItem | readonly StockItem[] | null | undefined): StockItem | undefined {
  return (
    (Array.isArray(stock) ? (stock as readonly StockItem[])[0] : (stock as StockItem | null | undefined)) ?? undefined
  )
}
