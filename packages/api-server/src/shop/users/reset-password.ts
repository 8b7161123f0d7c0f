import { answerOnce } from '../calls/answer-once'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { hashOfSecret, createSecret } from '../secrets'
import { limitAttempts } from './limit-attempts'

const TOKEN_DIGITS = 64
const TOKEN_LIFE_MS = 24 * 60 * 60 * 1000
/** In a quarter of an hour, so that the call cannot flood a mailbox. */
const MAILS_PER_ACCOUNT = 3

/**
 * Mails a link to the account with this address. For an unknown address the answer and its time are the same, because a
 * token is stored then, too: the call must not reveal which accounts exist. (The original answers 404. A registration
 * does reveal it, as the contract wants.)
 */
export function resetPassword(
  context: ShopContext,
  { body: { email }, request, view }: ShopRequest<'resetPassword'>,
): ShopOutcome {
  const { database, clock, ids } = context
  const tooMany = limitAttempts(context, { subject: `reset ${email}`, limit: MAILS_PER_ACCOUNT, request })
  if (tooMany) return tooMany
  return answerOnce(context, { request, identity: resetIdentity(email), payload: email }, () => {
    const token = createSecret(ids, TOKEN_DIGITS)
    const customer = database.customers.byEmail(email)
    database.passwordResets.dropExpired(clock.now())
    database.passwordResets.add({
      hash: hashOfSecret(token),
      customerId: customer?.id,
      expiresAt: clock.now() + TOKEN_LIFE_MS,
    })
    if (customer) {
      const { storeCode } = view.storeView
      const link = `/${storeCode}/create-password?${new URLSearchParams({ resetToken: token, email }).toString()}`
      database.mail.add({ template: 'password-reset', recipient: email, storeCode, data: { link } })
    }
    return answered(true)
  })
}

/** The identity under which the answer about a reset link is stored. */
export function resetIdentity(email: string): string {
  return `reset ${email}`
}
