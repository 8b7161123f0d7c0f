import { shopEndpoints } from '@vitrin/api-contract/wire'
import type { AskedOrder, ExternalOrderGateway } from '@vitrin/checkout'
import { HostRejection, type PlacedOrderDocument } from '@vitrin/kernel'
import type { Http } from '../http'

/** The names that the contract proposes for the two parameters. Other hosts may use other names (contract §6.3). */
const NAMES = { orderId: 'orderId', cartId: 'cartId' } as const

export class AxiosExternalOrderGateway implements ExternalOrderGateway {
  readonly #http: Http
  readonly #names: Readonly<Record<keyof AskedOrder, string>>

  constructor(http: Http, names: Readonly<Record<keyof AskedOrder, string>> = NAMES) {
    this.#http = http
    this.#names = names
  }

  async find(account: string, { orderId, cartId }: AskedOrder): Promise<PlacedOrderDocument | undefined> {
    const query = { [this.#names.orderId]: orderId, [this.#names.cartId]: cartId }
    try {
      return await this.#http.call({
        method: 'GET',
        path: shopEndpoints.placedOrder.path,
        query,
        account,
        withStoreCode: true,
      })
    } catch (error) {
      if (error instanceof HostRejection && error.code === 404) return undefined
      throw error
    }
  }
}
