import { shopEndpoints } from '@vitrin/api-contract/wire'
import type { OrderHistoryGateway } from '@vitrin/checkout'
import { HostRejection, type OrderHistory, type PlacedOrderDocument } from '@vitrin/kernel'
import type { Http } from '../http'

/** Earlier orders of the account (contract §4). */
export class AxiosOrderHistoryGateway implements OrderHistoryGateway {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  page(account: string, query: { readonly pageSize: number; readonly currentPage: number }): Promise<OrderHistory> {
    return this.#http.call({
      method: 'GET',
      path: shopEndpoints.orderHistory.path,
      query,
      account,
      withStoreCode: true,
    })
  }

  async order(account: string, number: string): Promise<PlacedOrderDocument | undefined> {
    try {
      return await this.#http.call({
        method: 'GET',
        path: shopEndpoints.placedOrder.path,
        query: { orderId: number },
        account,
        withStoreCode: true,
      })
    } catch (error) {
      if (error instanceof HostRejection && error.code === 404) return undefined
      throw error
    }
  }
}
