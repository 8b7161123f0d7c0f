import type { ShopContext } from '../context'
import { createSecret, hashOfSecret } from '../secrets'

const DIGITS = 64
/** Long enough to find a phone and unlock it. */
const LIFE_MS = 5 * 60 * 1000

/** A new challenge, which works once and not for long. `customerId`: who may add a passkey with it. */
export function giveChallenge({ database, clock, ids }: ShopContext, customerId?: number): string {
  const challenge = createSecret(ids, DIGITS)
  const now = clock.now()
  database.transaction(() => {
    database.passkeys.dropExpiredChallenges(now)
    database.passkeys.addChallenge(hashOfSecret(asSent(challenge)), customerId, now + LIFE_MS)
  })
  return challenge
}

/** Whether the challenge that a browser answers was given for this, and is answered for the first time. */
export function takeChallenge({ database, clock }: ShopContext, sent: string, customerId?: number): boolean {
  return database.passkeys.takeChallenge(hashOfSecret(sent), customerId, clock.now())
}

/** Browsers get and send its bytes. */
function asSent(challenge: string): string {
  return Buffer.from(challenge).toString('base64url')
}
