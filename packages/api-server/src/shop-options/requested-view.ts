import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import type { ShopOptions, ShopView } from './shop-options'

/**
 * The store view that a request names. The header wins over the parameter; without either, or with an empty one, the
 * shop's first view answers (contract §1.4).
 */
export function requestedView(
  { views }: Pick<ShopOptions, 'views'>,
  request: Request,
  query: URLSearchParams,
): Outcome<ShopView, FieldRefusals> {
  const code = request.headers.get('x-vs-store-code') || query.get('storeCode')
  if (!code) return accept(views[0])
  const view = views.find(({ storeView }) => storeView.storeCode === code)
  if (view) return accept(view)
  return reject(fieldRefusal('storeCode', `should be ${views.map(codeOf).join(' or ')}`))
}

function codeOf({ storeView }: ShopView): string {
  return `"${storeView.storeCode}"`
}
