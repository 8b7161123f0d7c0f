import { catalogueRequests } from '@vitrin/api-contract'
import { catalogueEndpoints, type RenderListResult } from '@vitrin/api-contract/wire'
import type { ConfigurableChild, CatalogueProduct } from '@vitrin/catalog'
import { answer, serve, type ApiRoutes } from '../http'
import type { ShopView } from '../shop-options'
import type { CatalogueContext } from './context'
import { groupOfCaller } from './customer-group'

/**
 * Prices of the platform by sku (contract §8). Unknown skus are left out of the answer. The call names its store view
 * by id; an unknown id and any currency get the prices of the shop (decisions.md 35).
 */
export function renderListCalls(routes: ApiRoutes, { shop, catalogue, signer }: CatalogueContext): void {
  for (const name of ['productRenderList', 'productList'] as const) {
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], async ({ query, view: requested, request }) => {
      const view = shop.views.find(({ storeView }) => String(storeView.storeId) === query.storeId) ?? requested
      const group = await groupOfCaller(request, query.userGroupId, signer)
      const items = query.skus.flatMap((sku) => {
        const match = catalogue.pricedBySku(sku, group)
        return match
          ? [platformPrice(match.child ?? match.product, match.child ? 'simple' : match.product.type_id, view)]
          : []
      })
      return answer({ items } satisfies RenderListResult)
    })
  }
}

function platformPrice(item: CatalogueProduct | ConfigurableChild, type: string, { storeView }: ShopView) {
  const {
    id,
    name,
    price,
    price_incl_tax,
    original_price,
    original_price_incl_tax,
    special_price,
    special_price_incl_tax,
    lowest_price_30_days_incl_tax,
  } = item
  return {
    id,
    name,
    type,
    store_id: storeView.storeId,
    currency_code: storeView.i18n.currencyCode,
    price_info: {
      ...amounts(price_incl_tax, original_price_incl_tax, special_price_incl_tax),
      ...(lowest_price_30_days_incl_tax && { lowest_price_30_days: lowest_price_30_days_incl_tax }),
      extension_attributes: { tax_adjustments: amounts(price, original_price, special_price) },
    },
  }
}

type Amount = number | null | undefined

function amounts(current: Amount, regular: Amount, special: Amount) {
  const final_price = current ?? 0
  const regular_price = regular ?? final_price
  return {
    final_price,
    regular_price,
    special_price: special || null,
    minimal_price: final_price,
    max_price: final_price,
    minimal_regular_price: regular_price,
    max_regular_price: regular_price,
  }
}
