import { accept, askHost, isEmail, reject, type IdGenerator, type Outcome } from '@vitrin/kernel'
import type { WithdrawalGateway } from '../ports'
import type {
  OrderReference,
  OrderToWithdraw,
  WithdrawalDeclaration,
  WithdrawalIssue,
  WithdrawalReceipt,
  WithdrawalRejection,
} from './withdrawal'

export interface WithdrawalsOptions {
  readonly gateway: WithdrawalGateway
  /** The customer's id; undefined for guests. */
  readonly customer: () => string | undefined
  readonly ids: IdGenerator
}

/**
 * Takes a purchase back. A declaration counts when the host receives it, so none waits on the device. Every method
 * throws `TransportError` when the host does not answer.
 */
export class Withdrawals {
  readonly #gateway: WithdrawalGateway
  readonly #customer: () => string | undefined
  readonly #ids: IdGenerator
  /** The last declaration and its key: sent again after a lost answer, it is received once. */
  #sending: { readonly declared: string; readonly key: string } | undefined

  constructor({ gateway, customer, ids }: WithdrawalsOptions) {
    this.#gateway = gateway
    this.#customer = customer
    this.#ids = ids
  }

  /** The order's lines, if it is the account's own. */
  async own(order_number: string): Promise<OrderToWithdraw | undefined> {
    const account = this.#customer()
    if (account === undefined) return undefined
    const answer = await checked(missing({ order_number }), () => this.#gateway.order({ order_number }, account))
    return answer.ok ? answer.value : undefined
  }

  /** Asks for the code that opens the lines; the answer is the same whether or not there is such an order. */
  mailCode({ order_number, email }: OrderReference): Promise<Outcome<void, WithdrawalRejection>> {
    return checked(missing({ order_number, email }), () => this.#gateway.mailCode({ order_number, email }))
  }

  open({
    order_number,
    email,
    code,
  }: OrderReference & { readonly code: string }): Promise<Outcome<OrderToWithdraw, WithdrawalRejection>> {
    return checked(missing({ order_number, email, code }), () => this.#gateway.order({ order_number, email, code }))
  }

  /** Before the second step: whether this can be declared. Of an `opened` order at least one line has to be chosen. */
  check(declaration: WithdrawalDeclaration, opened?: OrderToWithdraw): Outcome<void, WithdrawalRejection> {
    const { name, order_number, email } = declaration
    const issues = opened && isNoneChosen(declaration, opened) ? NONE_CHOSEN : missing({ name, order_number, email })
    return issues.length > 0 ? reject({ code: 'invalid', issues }) : accept(undefined)
  }

  async declare(declaration: WithdrawalDeclaration): Promise<Outcome<WithdrawalReceipt, WithdrawalRejection>> {
    const validated = this.check(declaration)
    if (!validated.ok) return validated
    const declared = JSON.stringify(declaration)
    const { key } = (this.#sending =
      this.#sending?.declared === declared ? this.#sending : { declared, key: this.#ids.next() })
    return askHost(() => this.#gateway.declare(declaration, { key, account: this.#customer() }))
  }
}

const NONE_CHOSEN: readonly WithdrawalIssue[] = [{ field: 'item_ids', code: 'required' }]

/** An order whose lines are all exempt has none that could be chosen. */
function isNoneChosen({ item_ids = [] }: WithdrawalDeclaration, { lines }: OrderToWithdraw): boolean {
  return item_ids.length === 0 && lines.some(({ is_exempt }) => !is_exempt)
}

async function checked<Value>(
  issues: readonly WithdrawalIssue[],
  ask: () => Promise<Value>,
): Promise<Outcome<Value, WithdrawalRejection>> {
  return issues.length > 0 ? reject({ code: 'invalid', issues }) : askHost(ask)
}

type TypedField = Exclude<WithdrawalIssue['field'], 'item_ids'>

/** In the order of the form. */
function missing(fields: { readonly [Field in TypedField]?: string }): readonly WithdrawalIssue[] {
  return Object.entries(fields).flatMap(([name, text]): readonly WithdrawalIssue[] => {
    const field = name as TypedField
    if (text.trim() === '') return [{ field, code: 'required' }]
    return field === 'email' && !isEmail(text) ? [{ field, code: 'email-invalid' }] : []
  })
}
