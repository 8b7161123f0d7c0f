/** What a tab shows, in plain words. */
export interface Screen {
  /** Who is signed in, or `guest`. */
  readonly account: string
  /** By line name. */
  readonly lines: Readonly<Record<string, number>>
  /** Line names as often as they are shown. */
  readonly shown: readonly string[]
  readonly total: number
  /** The amount is the host's word. */
  readonly isHostTotal: boolean
  readonly coupon: string
  /** Order markers in the outbox: waiting, failed, refused. */
  readonly waiting: readonly string[]
  readonly failed: readonly string[]
  readonly refused: readonly string[]
  /** Those that go when the shopper says so. */
  readonly kept: readonly string[]
  /** Changes of the account's details that were not sent yet. */
  readonly unsentDetails: number
  /** An order that holds the lines. */
  readonly isConfirming: boolean
}
