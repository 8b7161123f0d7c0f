import { answerOnce } from '../calls/answer-once'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { hashOfSecret, createSecret } from '../secrets'
import { limitAttempts } from './limit-attempts'

const TOKEN_DIGITS = 64
const TOKEN_LIFE_MS = 24 * 60 * 60 * 1000
/** In a quarter of an hour: nobody's mailbox is to be flooded. */
const MAILS_PER_ACCOUNT = 3

/**
 * Mails a link to whoever has this address. The answer is the same when nobody has it, and comes no sooner, because it stores
 * a token then, too: this form needs no password and no trace, so it must not tell who has an account here. (The original
 * answers 404; that a registration tells it is the contract's own sentence, and costs an account.)
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

/** How replays name whoever asks for a link. */
export function resetIdentity(email: string): string {
  return `reset ${email}`
}
