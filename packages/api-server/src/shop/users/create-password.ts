import { answerOnce } from '../calls/answer-once'
import { refusedValue } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { hashOfSecret } from '../secrets'
import { mailAccountNotice } from './account-notices'
import { refuseCommonPassword } from './common-passwords'
import { addressIsTrusted } from './limit-logins'
import { setPassword } from './set-password'

const LINK_EXPIRED = 'The password token is expired. Reset and try again.'

/**
 * Sets a password with the token of a mailed link, which works once. The token cannot be guessed, so tries are not
 * counted.
 */
export async function createPassword(
  context: ShopContext,
  { body, request, view }: ShopRequest<'createPassword'>,
): Promise<ShopOutcome> {
  const { hashing, security } = context
  const common = refuseCommonPassword(body.newPassword, 'newPassword')
  if (common) return common
  const hash = hashOfSecret(body.resetToken)
  const isKnown = customerOf(context, hash, body.email) !== undefined
  const stored = isKnown
    ? await hashing.run(context.clientAddress(request), (passwords) => passwords.hash(body.newPassword))
    : undefined
  // The password is not part of the stored payload: its fast hash would be a weak copy of it.
  return answerOnce(context, { request, identity: `reset token ${hash}`, payload: body.email }, () => {
    // Checked again: another request may have used the link while this one was hashing.
    const customerId = customerOf(context, hash, body.email)
    if (customerId === undefined || stored === undefined) return linkExpired()
    setPassword(context, customerId, stored)
    // One that somebody else has added must not outlive the way back into the account.
    context.database.passkeys.dropOf(customerId)
    security.record('password-reset', { customerId })
    mailAccountNotice(context, view, body.email, 'password')
    // The wrong passwords that came before must not block the login that follows.
    addressIsTrusted(context, body.email, request)
    return answered(true)
  })
}

function customerOf({ database, clock }: ShopContext, hash: string, email: string): number | undefined {
  const customerId = database.passwordResets.customerOf(hash, clock.now())
  return customerId !== undefined && database.customers.byId(customerId)?.email === email ? customerId : undefined
}

function linkExpired() {
  return refusedValue(
    LINK_EXPIRED,
    'resetToken',
    'should be of a link that was mailed in the last 24 hours and not used yet',
  )
}
