import { registeredOnce, nameAsRequested } from './account-invariants'
import {
  tabEqualsHost,
  asLastRequested,
  asWrittenLast,
  hostHasEachRequest,
  couponAsLastRequested,
  hostTotalsShown,
  orderedLinesLeave,
} from './cart-invariants'
import { ATTACK_INVARIANTS } from './attack-invariants'
import { loginsLast, oneRefresh } from './host-invariants'
import type { Invariant } from './invariant'
import { noQuestionWaits, questionsAsShown, takenBackStaysAway } from './question-invariants'
import { noLinesHeld, nothingWaits, ordersAsShown, eachOrderGotAnswer, canBeBought } from './order-invariants'

/** Checked when the faults are over and no work is left, before the tabs are reloaded. */
export const BEFORE_RELOAD: readonly Invariant[] = [tabEqualsHost, orderedLinesLeave, eachOrderGotAnswer]

/** Checked after each reload at the end. */
export const AT_REST: readonly Invariant[] = [
  tabEqualsHost,
  asLastRequested,
  asWrittenLast,
  hostHasEachRequest,
  couponAsLastRequested,
  ordersAsShown,
  loginsLast,
  oneRefresh,
  registeredOnce,
  nameAsRequested,
  nothingWaits,
  noLinesHeld,
  hostTotalsShown,
  takenBackStaysAway,
  questionsAsShown,
  noQuestionWaits,
  ...ATTACK_INVARIANTS,
]

/** Checked after a last order without faults. */
export const AT_THE_END: readonly Invariant[] = [canBeBought, eachOrderGotAnswer, ordersAsShown]
