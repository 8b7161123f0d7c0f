import { answerOnce } from '../calls/answer-once'
import { refused } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { hashOfSecret } from '../secrets'
import { loginAttempts } from './login'
import { setPassword } from './set-password'

const LINK_EXPIRED = 'The password token is expired. Reset and try again.'

/** A mailed link works once. Its token is too long to be guessed, so tries need not be counted, and a wrong one costs no hashing. */
export async function createPassword(
  context: ShopContext,
  { body, request }: ShopRequest<'createPassword'>,
): Promise<ShopOutcome> {
  const { passwords, attempts } = context
  const hash = hashOfSecret(body.resetToken)
  const stored =
    customerOf(context, hash, body.email) === undefined ? undefined : await passwords.hash(body.newPassword)
  // The password stays out of the kept request: a fast hash of it would lie in the database.
  return answerOnce(context, { request, identity: `reset token ${hash}`, payload: body.email }, () => {
    // Asked again: while this one was hashing, another request may have used the link.
    const customerId = customerOf(context, hash, body.email)
    if (customerId === undefined || stored === undefined) return linkExpired()
    setPassword(context, customerId, stored)
    // Whoever forgot the password has often tried too many: the login that follows must not be refused for it.
    attempts.succeeded(loginAttempts(body.email))
    return answered(true)
  })
}

function customerOf({ database, clock }: ShopContext, hash: string, email: string): number | undefined {
  const customerId = database.passwordResets.customerOf(hash, clock.now())
  return customerId !== undefined && database.customers.byId(customerId)?.email === email ? customerId : undefined
}

function linkExpired() {
  return refused(
    'bad-request',
    { errorMessage: LINK_EXPIRED, code: 400 },
    {
      fields: [
        { field: 'resetToken', message: 'should be of a link that was mailed in the last 24 hours and not used yet' },
      ],
    },
  )
}
