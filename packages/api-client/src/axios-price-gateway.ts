import { catalogueEndpoints, type RenderListResult } from '@vitrin/api-contract/wire'
import type { PlatformPrice, PriceGateway } from '@vitrin/catalog'
import type { Http } from './http'

export interface PriceGatewayOptions {
  readonly currencyCode: string
  readonly storeId: number
  /** Of the shopper, where groups are taxed or priced apart; undefined where they are not (R7.26). */
  readonly userGroupId?: () => number | undefined
  /** Whose prices they are: the customer's id, or `guest`. */
  readonly account: () => string
}

/** Contract §8. */
export class AxiosPriceGateway implements PriceGateway {
  readonly #http: Http
  readonly #options: PriceGatewayOptions

  constructor(http: Http, options: PriceGatewayOptions) {
    this.#http = http
    this.#options = options
  }

  /** Empty on failure: the shown prices then stay. */
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
