import type { CatalogueProduct, Product, ProductDocument } from './product'
import type { StockDocument, StockItem } from './stock-item'
import type { ChildDocument, ConfigurableChild } from './variant'
import { slugOf } from './slug'

/** Indexes write some fields in several ways: this is the one shape that the code reads. */
export function normalizeProduct(document: ProductDocument): CatalogueProduct {
  const { stock, configurable_children: children, bundle_options: bundle, status, visibility, ...rest } = document
  return {
    ...rest,
    ...statusOf({ status, visibility }),
    slug: slugOf(document),
    ...stockOf(stock),
    ...(children && { configurable_children: children.map(normalizeChild) }),
    ...(bundle && {
      bundle_options: bundle.map((option) => ({ ...option, product_links: [option.product_links].flat() })),
    }),
  }
}

/** A normalised product with the fields that only the client adds (contract §15.7). */
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

function normalizeChild(child: ChildDocument): ConfigurableChild {
  const { stock, status, visibility, ...rest } = child
  const attributes = (child.custom_attributes ?? []).map(
    ({ attribute_code, value }) => [attribute_code, value] as const,
  )
  return { ...Object.fromEntries(attributes), ...rest, ...statusOf({ status, visibility }), ...stockOf(stock) }
}

type NumberText = number | string | null | undefined

function statusOf(fields: { readonly status: NumberText; readonly visibility: NumberText }): {
  readonly status?: number
  readonly visibility?: number
} {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (value == null || value === '' ? [] : [[key, Number(value)]])),
  )
}

function stockOf(stock: StockDocument | undefined): { readonly stock?: StockItem } {
  const [item] = [stock ?? []].flat()
  return item ? { stock: item } : {}
}
