/** The contents of a tab's screen. */
export interface Screen {
  /** The account that is signed in, or `guest`. */
  readonly account: string
  /** By line name. */
  readonly lines: Readonly<Record<string, number>>
  /** Line names as often as they are shown. */
  readonly shown: readonly string[]
  readonly total: number
  /** The host has computed the total. */
  readonly isHostTotal: boolean
  readonly coupon: string
  /** Order markers in the outbox: waiting, failed, refused. */
  readonly waiting: readonly string[]
  readonly failed: readonly string[]
  readonly refused: readonly string[]
  /** Orders on hold: they are sent when the shopper says so. */
  readonly kept: readonly string[]
  /** Changes of the account's details that were not sent yet. */
  readonly unsentDetails: number
  /** Subjects of questions in the outbox that failed or were refused. */
  readonly stoppedQuestions: readonly string[]
  /** Subjects of all questions that this device keeps. */
  readonly keptQuestions: readonly string[]
  /** An order is being placed and holds the lines. */
  readonly isConfirming: boolean
}
