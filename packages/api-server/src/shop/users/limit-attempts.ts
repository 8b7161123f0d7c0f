import { refused } from '../calls/refusals'
import type { ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'

/** In a quarter of an hour. A whole office may share a network address. */
export const TRIES_PER_ADDRESS = 50

interface Attempt {
  /** The action and the account, for example `login asa@example.se`. */
  readonly subject: string
  readonly limit: number
  readonly request: Request
}

/** Counts a try. Refuses it when there were too many of this subject, or from this network address. */
export function limitAttempts(
  { attempts, clientAddress, database }: ShopContext,
  { subject, limit, request }: Attempt,
): ShopOutcome | undefined {
  const address = clientAddress(request)
  return database.transaction(() =>
    tooManyAttempts(
      (address === undefined ? undefined : attempts.begin(byAddress(subject, address), TRIES_PER_ADDRESS)) ??
        attempts.begin(subject, limit),
    ),
  )
}

/** Counts an action that may succeed. Refuses it when there were too many from this network address. */
export function limitFromAddress(
  { attempts, clientAddress }: ShopContext,
  { action, limit, request }: { readonly action: string; readonly limit: number; readonly request: Request },
): ShopOutcome | undefined {
  const address = clientAddress(request)
  if (address === undefined) return undefined
  return tooManyAttempts(attempts.begin(`${action} ${address}`, limit))
}

/** The refusal while there is a time to wait. */
export function tooManyAttempts(retryAfterMs: number | undefined): ShopOutcome | undefined {
  if (retryAfterMs === undefined) return undefined
  const { ok, rejection } = refused('too-many-requests', 'Too many attempts. Please wait and try again later.')
  return { ok, rejection: { ...rejection, retryAfterMs } }
}

/** Takes the try back, so that many successful logins from one office are not taken for an attack. */
export function attemptSucceeded(
  { attempts, clientAddress, database }: ShopContext,
  { subject, request }: Pick<Attempt, 'subject' | 'request'>,
): void {
  const address = clientAddress(request)
  database.transaction(() => {
    attempts.forget(subject)
    if (address !== undefined) attempts.giveBack(byAddress(subject, address))
  })
}

/** Each kind of call has a budget of its own: wrong passwords leave the newsletter open. */
function byAddress(subject: string, address: string): string {
  return `${subject.split(' ', 1)[0]} from ${address}`
}
