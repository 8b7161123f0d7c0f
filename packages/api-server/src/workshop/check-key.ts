import { isSameSecret } from '../http'
import type { WorkshopContext } from './workshop-context'

/** In a quarter of an hour, from one network address. */
const TRIES = 10

export type KeyCheck = { readonly state: 'right' | 'wrong' } | { readonly state: 'wait'; readonly retryAfterMs: number }

/** Compares a given key. Wrong ones are counted; after too many not even the right one counts for a while. */
export function checkKey(
  { key, attempts, clientAddress, security }: WorkshopContext,
  request: Request,
  given: string,
): KeyCheck {
  const subject = `workshop ${clientAddress(request) ?? ''}`
  const retryAfterMs = attempts.begin(subject, TRIES)
  if (retryAfterMs !== undefined) {
    security.record('limit-reached', { call: 'workshop' })
    return { state: 'wait', retryAfterMs }
  }
  if (!isSameSecret(given, key)) {
    security.record('workshop-key-wrong')
    return { state: 'wrong' }
  }
  attempts.giveBack(subject)
  return { state: 'right' }
}

export function retryAfter(retryAfterMs: number): { readonly 'retry-after': string } {
  return { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) }
}
