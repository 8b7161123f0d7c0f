import { catalogueEndpoints, type RenderListResult } from '@vitrin/api-contract/wire'
import type { PlatformPrice, PriceGateway } from '@vitrin/catalog'
import type { Http } from './http'

export interface PriceGatewayOptions {
  readonly currencyCode: string
  readonly storeId: number
  /** The shopper's group in a shop whose groups have prices or taxes of their own; otherwise undefined (R7.26). */
  readonly userGroupId?: () => number | undefined
  /** The account whose prices are requested: the customer's id, or `guest`. */
  readonly account: () => string
}

/** The prices of products, from the host (contract §8). */
export class AxiosPriceGateway implements PriceGateway {
  readonly #http: Http
  readonly #options: PriceGatewayOptions

  constructor(http: Http, options: PriceGatewayOptions) {
    this.#http = http
    this.#options = options
  }

  /** Gives an empty list on failure, so the shown prices stay. */
  async renderList(skus: readonly string[]): Promise<readonly PlatformPrice[]> {
    const { currencyCode, storeId, userGroupId, account } = this.#options
    const group = userGroupId?.()
    const query = { skus: skus.join(','), currencyCode, storeId, ...(group !== undefined && { userGroupId: group }) }
    try {
      const { items } = await this.#http.call<RenderListResult>({
        method: 'GET',
        path: catalogueEndpoints.productRenderList.path,
        query,
        account: account(),
        withStoreCode: true,
      })
      return items
    } catch {
      return []
    }
  }
}
