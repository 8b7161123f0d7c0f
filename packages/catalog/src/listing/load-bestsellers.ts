import type { CatalogConfig } from '../catalog-config'
import { loadDeferredCode } from '../deferred-code'
import type { ListedProduct } from '../document/listed-product'
import type { ProductDocument } from '../document/product'
import type { SearchGateway } from '../ports'

export interface BestsellersNeeds {
  readonly search: SearchGateway
  readonly config: CatalogConfig
  /** Whether the host can sort by ordered pieces. If not, the list is that of the home page, with more products. */
  readonly hostCountsOrders: boolean
}

/** The products of which most pieces were ordered lately. */
export async function loadBestsellers(needs: BestsellersNeeds): Promise<readonly ListedProduct[]> {
  const { search, config, hostCountsOrders } = needs
  const { bestsellersQuery, homeListQuery, listedProduct } = await loadDeferredCode()
  const homeList = { ...config.homeLists.bestsellers, size: config.pageSize }
  const query = hostCountsOrders ? bestsellersQuery(config) : homeListQuery(homeList, config)
  const { items } = await search.search<ProductDocument>(query)
  return items.map(listedProduct)
}
