import { HostRejection } from '@vitrin/kernel'
import type { WithdrawalGateway } from '../ports'
import type {
  OrderReference,
  OrderToWithdraw,
  WithdrawalDeclaration,
  WithdrawalReceipt,
} from '../withdrawal/withdrawal'

const EMAIL = 'asa@example.se'
const CODE = '123456'

/** A host with one order of the account `7`; the code that it mails is `123456`. */
export class FakeWithdrawalGateway implements WithdrawalGateway {
  /** The requests for a code. */
  readonly asked: OrderReference[] = []
  readonly declared: {
    readonly declaration: WithdrawalDeclaration
    readonly key: string
    readonly account: string | undefined
  }[] = []
  #mailedCode: string | undefined
  readonly #receipts = new Map<string, WithdrawalReceipt>()
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

  /** `undefined`: none was mailed. */
  get mailedCode(): string | undefined {
    return this.#mailedCode
  }

  /** Declarations that came again with the same key count once. */
  get received(): number {
    return this.#receipts.size
  }

  async mailCode(order: OrderReference): Promise<void> {
    this.#mayFail()
    this.asked.push(order)
    if (order.order_number === this.#order.order_number && order.email === EMAIL) this.#mailedCode = CODE
  }

  async order(
    { order_number, code }: Partial<OrderReference> & { readonly order_number: string; readonly code?: string },
    account?: string,
  ): Promise<OrderToWithdraw> {
    this.#mayFail()
    const isOpened = account === this.#account || (code !== undefined && code === this.#mailedCode)
    if (order_number !== this.#order.order_number || !isOpened) {
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
    const receipt = this.#receipts.get(key) ?? { received_at: '2026-11-20T09:00:00.000Z' }
    this.#receipts.set(key, receipt)
    return receipt
  }

  #mayFail(): void {
    const fault = this.faults.shift()
    if (fault) throw fault
  }
}
