import type { ShopOptions, ShopView } from './shop-options'

/**
 * The store view that a request names. The header wins over the parameter. Without a code, and for one that the shop
 * does not have, the shop's first view answers (contract §1.4, decisions.md 35).
 */
export function requestedView(
  { views }: Pick<ShopOptions, 'views'>,
  request: Request,
  query: URLSearchParams,
): ShopView {
  const code = request.headers.get('x-vs-store-code') || query.get('storeCode')
  return views.find(({ storeView }) => storeView.storeCode === code) ?? views[0]
}
