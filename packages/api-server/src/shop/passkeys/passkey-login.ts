import { refused } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { answeredTokens } from '../users/answered-tokens'
import { attemptSucceeded, limitAttempts, limitFromAddress } from '../users/limit-attempts'
import { startSession } from '../users/session-tokens'
import { noPasskeys } from './add-passkey'
import { giveChallenge, takeChallenge } from './challenges'
import { relyingParty } from './relying-party'
import { claimedChallenge, loginOptions, verifiedCounter } from './web-authn'

/** In a quarter of an hour, with one passkey. */
const TRIES_PER_PASSKEY = 10
/** In a quarter of an hour, from one network address: an office signs in by hand. */
const CHALLENGES_PER_ADDRESS = 100

/** The options of a login. They are the same for every account, so they do not tell which accounts exist. */
export async function passkeyLoginOptions(
  context: ShopContext,
  { request }: ShopRequest<'passkeyLoginOptions'>,
): Promise<ShopOutcome> {
  const shopAtDomain = relyingParty(context, request)
  if (!shopAtDomain) return noPasskeys()
  const tooMany = limitFromAddress(context, { action: 'passkey options', limit: CHALLENGES_PER_ADDRESS, request })
  if (tooMany) return tooMany
  return answered(await loginOptions(shopAtDomain, giveChallenge(context)))
}

export async function passkeyLogin(
  context: ShopContext,
  { body, request }: ShopRequest<'passkeyLogin'>,
): Promise<ShopOutcome> {
  const { database, clock, security } = context
  const shopAtDomain = relyingParty(context, request)
  if (!shopAtDomain) return noPasskeys()
  const subject = `passkey-login ${body.id}`
  const tooMany = limitAttempts(context, { subject, limit: TRIES_PER_PASSKEY, request })
  if (tooMany) return tooMany
  const challenge = await claimedChallenge(body.response.clientDataJSON)
  const passkey = database.passkeys.byId(body.id)
  const isFresh = challenge !== undefined && takeChallenge(context, challenge)
  const counter =
    isFresh && passkey ? await verifiedCounter(shopAtDomain, passkey, { signed: body, challenge }) : undefined
  const customerId = passkey?.customerId
  const isIn =
    counter !== undefined &&
    database.transaction(() => {
      // Another request may have removed the passkey or used it meanwhile.
      const isSame = database.passkeys.byId(body.id)?.counter === passkey?.counter
      if (isSame) database.passkeys.used(body.id, { counter, now: clock.now() })
      return isSame
    })
  if (customerId === undefined || !isIn) {
    security.record('login-failed', { customerId })
    return refused('login-failed', 'The passkey could not be used.')
  }
  attemptSucceeded(context, { subject, request })
  security.record('login-succeeded', { customerId })
  return answeredTokens(await startSession(context, customerId, request))
}
