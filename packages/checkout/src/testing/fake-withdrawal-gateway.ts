import { HostRejection } from '@vitrin/kernel'
import type { WithdrawalGateway } from '../ports'
import type {
  OrderReference,
  OrderToWithdraw,
  WithdrawalDeclaration,
  WithdrawalReceipt,
} from '../withdrawal/withdrawal'

/** A host with one order of one account; its mailed code is `123456`. */
export class FakeWithdrawalGateway implements WithdrawalGateway {
  readonly mailed: OrderReference[] = []
  readonly declared: {
    readonly declaration: WithdrawalDeclaration
    readonly key: string
    readonly account: string | undefined
  }[] = []
  /** The next calls fail with these, in order. */
  readonly faults: Error[] = []
  readonly #account = '7'
  readonly #order: OrderToWithdraw = {
    order_number: '000000001',
    lines: [
      { item_id: 1, name: 'Alpha duschdörr', qty: 1, options: [], is_exempt: false },
      { item_id: 2, name: 'Alpha duschdörr', qty: 1, options: [{ label: 'Bredd', value: '893 mm' }], is_exempt: true },
    ],
  }

  async mailCode(order: OrderReference): Promise<void> {
    this.#mayFail()
    this.mailed.push(order)
  }

  async order(
    { order_number, code }: Partial<OrderReference> & { readonly order_number: string; readonly code?: string },
    account?: string,
  ): Promise<OrderToWithdraw> {
    this.#mayFail()
    if (order_number !== this.#order.order_number || (account !== this.#account && code !== '123456')) {
      throw new HostRejection({
        code: 400,
        result: 'The code is wrong or expired.',
        fields: [{ field: 'code', message: '' }],
      })
    }
    return this.#order
  }

  async declare(
    declaration: WithdrawalDeclaration,
    { key, account }: { readonly key: string; readonly account: string | undefined },
  ): Promise<WithdrawalReceipt> {
    this.declared.push({ declaration, key, account })
    this.#mayFail()
    return { received_at: '2026-11-20T09:00:00.000Z' }
  }

  #mayFail(): void {
    const fault = this.faults.shift()
    if (fault) throw fault
  }
}
