import { answerOnce, replayIdentity } from '../calls/answer-once'
import { notAuthorized, refusedValue } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { mailAccountNotice } from './account-notices'
import { refuseCommonPassword } from './common-passwords'
import { attemptSucceeded, limitAttempts } from './limit-attempts'
import { setPassword } from './set-password'

const WRONG_PASSWORD = "The password doesn't match this account. Verify the password and try again."
/** In a quarter of an hour: a stolen login must not be enough to guess the password. */
export const TRIES_PER_ACCOUNT = 10

/** Ends all other logins. This one stays until the client has signed in with the new password (contract §15.2). */
export async function changePassword(
  context: ShopContext,
  customerId: number,
  { body, request, identity, view }: ShopRequest<'changePassword'>,
): Promise<ShopOutcome> {
  const { database, hashing, security } = context
  const common = refuseCommonPassword(body.newPassword, 'newPassword')
  if (common) return common
  const subject = `change ${customerId}`
  const address = context.clientAddress(request)
  hashing.checkRoom(address)
  const tooMany = limitAttempts(context, { subject, limit: TRIES_PER_ACCOUNT, request })
  if (tooMany) return tooMany
  const before = database.customers.byId(customerId)
  if (!before) return notAuthorized()
  const stored = await hashing.run(address, async (passwords) =>
    (await passwords.verify(body.currentPassword, before.password)) ? passwords.hash(body.newPassword) : undefined,
  )
  // The passwords are not part of the stored payload: its fast hash would be a weak copy of them.
  const outcome = answerOnce(context, { request, identity: replayIdentity(customerId), payload: undefined }, () => {
    // Hashing takes a while; the password may have changed meanwhile.
    if (stored === undefined || database.customers.byId(customerId)?.password !== before.password) {
      security.record('password-wrong', { customerId })
      return wrongPassword('currentPassword')
    }
    const login =
      identity.refreshTokenId === undefined ? undefined : database.refreshTokens.byId(identity.refreshTokenId)
    // This login was ended meanwhile by another change of the password.
    if (!login) return notAuthorized()
    setPassword(context, customerId, stored, login.family)
    security.record('password-changed', { customerId })
    mailAccountNotice(context, view, before.email, 'password')
    return answered(true)
  })
  if (outcome.ok) attemptSucceeded(context, { subject, request })
  return outcome
}

/** `field` is where the request holds it. */
export function wrongPassword(field: string) {
  return refusedValue(WRONG_PASSWORD, field, 'should be the password of this account')
}
