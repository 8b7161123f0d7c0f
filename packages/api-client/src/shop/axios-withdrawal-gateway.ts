import { shopEndpoints } from '@vitrin/api-contract/wire'
import type {
  OrderReference,
  OrderToWithdraw,
  WithdrawalDeclaration,
  WithdrawalGateway,
  WithdrawalReceipt,
} from '@vitrin/checkout'
import type { IdGenerator } from '@vitrin/kernel'
import type { Http } from '../http'

/** The withdrawal function (decisions.md 25). */
export class AxiosWithdrawalGateway implements WithdrawalGateway {
  readonly #http: Http
  readonly #ids: IdGenerator

  constructor(http: Http, ids: IdGenerator) {
    this.#http = http
    this.#ids = ids
  }

  async mailCode(order: OrderReference): Promise<void> {
    await this.#http.call({
      method: 'POST',
      path: shopEndpoints.withdrawalCode.path,
      body: order,
      withStoreCode: true,
      idempotencyKey: this.#ids.next(),
    })
  }

  order(asked: Parameters<WithdrawalGateway['order']>[0], account?: string): Promise<OrderToWithdraw> {
    return this.#http.call({
      method: 'POST',
      path: shopEndpoints.withdrawalOrder.path,
      body: asked,
      account,
      withStoreCode: true,
    })
  }

  declare(
    declaration: WithdrawalDeclaration,
    { key, account }: { readonly key: string; readonly account: string | undefined },
  ): Promise<WithdrawalReceipt> {
    return this.#http.call({
      method: 'POST',
      path: shopEndpoints.withdraw.path,
      body: declaration,
      account,
      withStoreCode: true,
      idempotencyKey: key,
    })
  }
}
