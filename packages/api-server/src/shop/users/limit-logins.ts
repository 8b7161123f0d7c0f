import type { ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { TRIES_PER_ADDRESS, tooManyAttempts } from './limit-attempts'

/** In a quarter of an hour, at one account from one network address: a person tries several passwords. */
const TRIES_PER_ACCOUNT = 10
/** In a quarter of an hour, at one account from all network addresses, before others have to wait. */
const FREE_TRIES = 10
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 60_000
/** How long an address counts as one of the account's own after a sign-in. */
const TRUSTED_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Counts a login, and refuses it when there were too many from this network address. Wrong passwords from elsewhere
 * must not lock the owner out: they only make an address wait before its next try, for a minute at most, and an address
 * that has signed in to this account does not wait at all.
 */
export function limitLogins(context: ShopContext, email: string, request: Request): ShopOutcome | undefined {
  const { attempts, database } = context
  const keys = keysOf(context, email, request)
  return database.transaction(() => {
    const tooMany = attempts.begin(keys.address, TRIES_PER_ADDRESS) ?? attempts.begin(keys.here, TRIES_PER_ACCOUNT)
    if (tooMany !== undefined) return tooManyAttempts(tooMany)
    const failures = attempts.count(keys.account)
    const mustWait = failures >= FREE_TRIES && attempts.count(keys.trusted) === 0
    const delayMs = mustWait ? attempts.waitFor(keys.wait, delayAfter(failures)) : undefined
    if (delayMs !== undefined) {
      attempts.giveBack(keys.address)
      attempts.giveBack(keys.here)
      return tooManyAttempts(delayMs)
    }
    attempts.forget(keys.wait)
    attempts.begin(keys.account, Number.MAX_SAFE_INTEGER)
    return undefined
  })
}

/** Takes the try back, so that many successful logins from one office are not taken for an attack. */
export function loginSucceeded(context: ShopContext, email: string, request: Request): void {
  const { attempts, database } = context
  const keys = keysOf(context, email, request)
  database.transaction(() => {
    attempts.giveBack(keys.address)
    attempts.giveBack(keys.account)
    addressIsTrusted(context, email, request)
  })
}

/** The owner of the account is at this address: logins from it are free again, and do not wait later. */
export function addressIsTrusted(context: ShopContext, email: string, request: Request): void {
  const { attempts } = context
  const { here, trusted } = keysOf(context, email, request)
  attempts.forget(here)
  attempts.remember(trusted, TRUSTED_MS)
}

function keysOf({ clientAddress }: ShopContext, email: string, request: Request) {
  const address = clientAddress(request) ?? ''
  return {
    // Callers without a known address do not share a budget.
    address: address === '' ? `login of ${email}` : `login from ${address}`,
    account: `login ${email}`,
    here: `login ${email} from ${address}`,
    wait: `login wait ${email} from ${address}`,
    trusted: `login trusted ${email} from ${address}`,
  }
}

function delayAfter(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - FREE_TRIES))
}
