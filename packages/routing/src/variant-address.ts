import { parsePath } from './parse-path'
import { buildPath } from './path'
import { buildQuery, parseQuery } from './query'
import { searchOf } from './segments'
import type { RoutedViews } from './store-view'

/**
 * The address of the same product page with another variant: in the path if its route has a place for it (R2.07), else
 * in the query (contract §15.13).
 */
export function variantAddress(url: string, childSku: string, views: RoutedViews): string {
  const { childSku: _, ...query } = parseQuery(searchOf(url))
  const { page } = parsePath(url, views)
  if (page?.id === 'product')
    return buildPath({ id: 'product', params: { ...page.params, childSku } }, views) + buildQuery(query)
  return (url.split(/[?#]/, 1)[0] ?? '') + buildQuery({ ...query, childSku: [childSku] })
}
