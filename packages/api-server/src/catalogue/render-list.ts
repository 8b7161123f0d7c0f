import { catalogueEndpoints, catalogueRequests, fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import type { RenderListResult } from '@vitrin/api-contract/wire'
import type { ConfigurableChild, Product } from '@vitrin/catalog'
import type { Hono } from 'hono'
import { answer, refuseFields, serve } from '../http'
import type { StoreView } from '../store-view'
import type { CatalogueContext } from './context'
import { callersGroup } from './customer-group'

/** Prices of the platform (contract §8), by sku; skus that nobody knows are left out. */
export function renderListCalls(routes: Hono, { catalogue, signer }: CatalogueContext): void {
  for (const name of ['productRenderList', 'productList'] as const) {
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], async ({ query, store, request }) => {
      const refused = otherStore(query, store)
      if (refused) return refuseFields(refused)
      const group = await callersGroup(request, query.userGroupId, signer)
      const items = query.skus.flatMap((sku) => {
        const match = catalogue.pricedBySku(sku, group)
        return match
          ? [platformPrice(match.child ?? match.product, match.child ? 'simple' : match.product.type_id, store)]
          : []
      })
      return answer({ items } satisfies RenderListResult)
    })
  }
}

function otherStore(
  { currencyCode, storeId }: { readonly currencyCode?: string | undefined; readonly storeId?: string | undefined },
  store: StoreView,
): FieldRefusals | undefined {
  if (currencyCode && currencyCode !== store.currency)
    return fieldRefusal('currencyCode', `should be "${store.currency}"`)
  if (storeId && storeId !== String(store.storeId)) return fieldRefusal('storeId', `should be "${store.storeId}"`)
  return undefined
}

function platformPrice(item: Product | ConfigurableChild, type: string, store: StoreView) {
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
    store_id: store.storeId,
    currency_code: store.currency,
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
