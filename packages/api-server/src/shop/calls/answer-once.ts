import { createHash } from 'node:crypto'
import { accept } from '@vitrin/kernel'
import { RETENTION_DAYS } from '../../retention/retention-days'
import type { ShopContext } from '../context'
import { conflict, refusedField } from './refusals'
import type { ShopAnswer, ShopOutcome } from './shop-call'

const REPLAY_LIFE_MS = RETENTION_DAYS.replayedAnswers * 24 * 60 * 60 * 1000
const MAX_KEY_LENGTH = 200

interface OnceOptions {
  readonly request: Request
  /** The account, or the guest's cart. Only requests of the same identity get the stored answer. */
  readonly identity: string
  /** What the request asks for, without its secrets. */
  readonly payload: unknown
}

/**
 * Runs the effect once per `Idempotency-Key` (decisions.md 2). The effect and its answer are stored in one transaction,
 * so a repeated request gets the first answer. Refusals are not stored: the same request may be accepted later.
 */
export function answerOnce(
  { database, clock }: ShopContext,
  { request, identity, payload }: OnceOptions,
  effect: () => ShopOutcome,
): ShopOutcome {
  const key = request.headers.get('idempotency-key')
  if (key === null) return database.transaction(effect)
  if (key === '' || key.length > MAX_KEY_LENGTH)
    return refusedField('Idempotency-Key', `should have 1 to ${MAX_KEY_LENGTH} characters`)
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([new URL(request.url).pathname, payload]))
    .digest('hex')
  return database.transaction(() => {
    const oldest = clock.now() - REPLAY_LIFE_MS
    database.replays.dropOlderThan(oldest)
    const kept = database.replays.find(identity, key)
    if (kept) {
      if (kept.bodyHash !== bodyHash) return conflict('key-reused', 'This Idempotency-Key came with another request.')
      return accept(JSON.parse(kept.answer) as ShopAnswer)
    }
    const outcome = effect()
    if (outcome.ok)
      database.replays.keep(identity, key, { bodyHash, answer: JSON.stringify(outcome.value) }, clock.now())
    return outcome
  })
}

/** The identity under which answers of this caller are stored. */
export function replayIdentity(customerId: number | undefined, cartId = ''): string {
  return customerId === undefined ? `cart ${cartId}` : `customer ${customerId}`
}
