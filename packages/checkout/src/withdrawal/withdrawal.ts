import type { HostRefusal } from '@vitrin/kernel'

/** What leads to an order besides a login. */
export interface OrderReference {
  readonly order_number: string
  readonly email: string
}

/** What a shopper declares who takes a purchase back. */
export interface WithdrawalDeclaration extends OrderReference {
  readonly name: string
  /** The chosen lines; without them it is about all that can be taken back. */
  readonly item_ids?: readonly number[] | undefined
  readonly statement: string
}

export interface WithdrawalLine {
  readonly item_id: number
  readonly name: string
  readonly qty: number
  readonly options: readonly { readonly label: string; readonly value: string }[]
  /** Made to measure: there is no right of withdrawal. */
  readonly is_exempt: boolean
}

export interface OrderToWithdraw {
  readonly order_number: string
  readonly lines: readonly WithdrawalLine[]
}

export interface WithdrawalReceipt {
  /** ISO 8601 */
  readonly received_at: string
}

/** The typed values break a rule, or the host refused the request. */
export type WithdrawalRejection =
  | { readonly code: 'invalid'; readonly issues: readonly WithdrawalIssue[] }
  | HostRefusal

export interface WithdrawalIssue {
  readonly field: 'name' | 'order_number' | 'email' | 'code' | 'item_ids'
  readonly code: 'required' | 'email-invalid'
}
