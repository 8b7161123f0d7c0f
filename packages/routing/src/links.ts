import { buildPath, documentPath } from './path'
import { buildQuery } from './query'
import type { RoutedViews } from './store-view'

/** The fields of a product or cart line that its address needs. */
export interface LinkedProduct {
  readonly sku: string
  readonly parentSku?: string | undefined
  readonly slug?: string | null | undefined
  readonly url_path?: string | null | undefined
}

export interface LinkedCategory {
  readonly slug?: string | undefined
  readonly url_path?: string | undefined
}

/**
 * The address of a product: its own path with `?childSku=` for a chosen variant. Without a path, or without the
 * dispatcher, it is the route by skus (contract §15.13, §17 #31).
 */
export function productPath(product: LinkedProduct, views: RoutedViews): string {
  const parentSku = product.parentSku ?? product.sku
  const childSku = product.sku === parentSku ? undefined : product.sku
  if (views.useUrlDispatcher && product.url_path)
    return documentPath(product.url_path, views) + buildQuery(childSku === undefined ? {} : { childSku: [childSku] })
  const slug = product.slug || parentSku
  return buildPath(
    { id: 'product', params: childSku === undefined ? { parentSku, slug } : { parentSku, slug, childSku } },
    views,
  )
}

export function categoryPath(category: LinkedCategory, views: RoutedViews): string {
  return views.useUrlDispatcher && category.url_path
    ? documentPath(category.url_path, views)
    : buildPath({ id: 'category', params: { slug: category.slug ?? '' } }, views)
}
