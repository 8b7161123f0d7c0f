import { shopEndpoints } from '@vitrin/api-contract/wire'
import type { OrderGateway } from '@vitrin/checkout'
import type { IdGenerator } from '@vitrin/kernel'
import type { Http } from '../http'

/** Orders at the host, by the id that this client gave them (contract §6.2). */
export class AxiosOrderGateway implements OrderGateway {
  readonly #http: Http
  readonly #ids: IdGenerator

  constructor(http: Http, ids: IdGenerator) {
    this.#http = http
    this.#ids = ids
  }

  async abandon(order_id: string): Promise<boolean> {
    const path = shopEndpoints.abandonOrder.path.replace(':order_id', encodeURIComponent(order_id))
    return (await this.#http.call<unknown>({ method: 'DELETE', path, idempotencyKey: this.#ids.next() })) === null
  }
}
