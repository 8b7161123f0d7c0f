import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'

/** Without an account; far more than a household orders. */
const MOST_LINES = 50
const MOST_PIECES = 100

export function guestQuantityRefusal(isGuest: boolean, qty: number, at: string): FieldRefusals | undefined {
  return isGuest && qty > MOST_PIECES
    ? fieldRefusal(`${at}.qty`, `should be at most ${MOST_PIECES} without an account`)
    : undefined
}

export function guestLinesRefusal(isGuest: boolean, lines: number, at: string): FieldRefusals | undefined {
  return isGuest && lines > MOST_LINES
    ? fieldRefusal(at, `should have at most ${MOST_LINES} lines without an account`)
    : undefined
}
