import { answerOnce, replayIdentity } from '../calls/answer-once'
import { notAuthorized, refused } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { attemptSucceeded, limitAttempts } from './limit-attempts'
import { setPassword } from './set-password'

const WRONG_PASSWORD = "The password doesn't match this account. Verify the password and try again."
/** In a quarter of an hour: a borrowed login must not become a found password. */
export const TRIES_PER_ACCOUNT = 10

/** Ends every other login; this one stays until the client has signed in with the new password (contract §15.2). */
export async function changePassword(
  context: ShopContext,
  customerId: number,
  { body, request, identity }: ShopRequest<'changePassword'>,
): Promise<ShopOutcome> {
  const { database, passwords } = context
  const subject = `change ${customerId}`
  const tooMany = limitAttempts(context, { subject, limit: TRIES_PER_ACCOUNT, request })
  if (tooMany) return tooMany
  const before = database.customers.byId(customerId)
  if (!before) return notAuthorized()
  const isRight = await passwords.verify(body.currentPassword, before.password)
  const stored = isRight ? await passwords.hash(body.newPassword) : undefined
  // Passwords stay out of the kept request: a fast hash of them would lie in the database.
  const outcome = answerOnce(context, { request, identity: replayIdentity(customerId), payload: undefined }, () => {
    // Hashing takes a while: what was the password before may not be it any more.
    if (stored === undefined || database.customers.byId(customerId)?.password !== before.password)
      return wrongPassword('currentPassword')
    const login =
      identity.refreshTokenId === undefined ? undefined : database.refreshTokens.byId(identity.refreshTokenId)
    // Signed out of meanwhile, by whoever has just set another password.
    if (!login) return notAuthorized()
    setPassword(context, customerId, stored, login.family)
    return answered(true)
  })
  if (outcome.ok) attemptSucceeded(context, { subject, request })
  return outcome
}

/** `field` is where the request holds it. */
export function wrongPassword(field: string) {
  return refused(
    'bad-request',
    { errorMessage: WRONG_PASSWORD, code: 400 },
    { fields: [{ field, message: 'should be the password of this account' }] },
  )
}
