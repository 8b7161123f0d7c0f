import { shopEndpoints } from '@vitrin/api-contract/wire'
import type { OrderHistoryGateway } from '@vitrin/checkout'
import type { OrderHistory } from '@vitrin/kernel'
import type { Http } from '../http'

/** Earlier orders of the account (contract §4). */
export class AxiosOrderHistoryGateway implements OrderHistoryGateway {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  page(account: string, query: { readonly pageSize: number; readonly currentPage: number }): Promise<OrderHistory> {
    return this.#http.call({ method: 'GET', path: shopEndpoints.orderHistory.path, query, account, withStoreCode: true })
  }
}
