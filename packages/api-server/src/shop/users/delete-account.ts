import type { Customer, DroppedMail } from '../../database'
import { mailId } from '../../mail/mail-id'
import { replayIdentity } from '../calls/answer-once'
import { notAuthorized } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { mailServiceIdentity } from '../mail-service/mail-service-routes'
import { newsletterIdentity } from '../newsletter/newsletter-routes'
import { createSecret } from '../secrets'
import { stockNoticeIdentity } from '../stock-notices/stock-notice-routes'
import { withdrawalIdentity } from '../withdrawals/declare-withdrawal'
import { codeIdentity } from '../withdrawals/withdrawal-code'
import { anonymousOrder } from './anonymous-order'
import { TRIES_PER_ACCOUNT, wrongPassword } from './change-password'
import { newCustomerIdentity } from './create-customer'
import { attemptSucceeded, limitAttempts } from './limit-attempts'
import { resetIdentity } from './reset-password'

const CART_ID_DIGITS = 32

/**
 * Deletes an account; the password must be right. Orders stay without personal data, because book-keeping needs them;
 * everything else is deleted. No answer is stored for a repetition: the account is gone by then.
 */
export async function deleteAccount(
  context: ShopContext,
  customerId: number,
  { body, request }: ShopRequest<'deleteAccount'>,
): Promise<ShopOutcome> {
  const { database, hashing } = context
  const subject = `delete ${customerId}`
  const address = context.clientAddress(request)
  hashing.checkRoom(address)
  const tooMany = limitAttempts(context, { subject, limit: TRIES_PER_ACCOUNT, request })
  if (tooMany) return tooMany
  const before = database.customers.byId(customerId)
  if (!before) return notAuthorized()
  const isRight = await hashing.run(address, (passwords) => passwords.verify(body.password, before.password))
  if (!isRight) {
    context.security.record('password-wrong', { customerId })
    return wrongPassword('password')
  }
  let files: Forgotten = { attachments: [], pictures: [], mails: [] }
  const outcome = database.transaction(() => {
    // Hashing takes a while; the password may have changed meanwhile.
    const customer = database.customers.byId(customerId)
    if (customer?.password !== before.password) return wrongPassword('password')
    files = forget(context, customer)
    attemptSucceeded(context, { subject, request })
    return answered(true)
  })
  context.security.record(outcome.ok ? 'account-deleted' : 'password-wrong', { customerId })
  context.attachments.remove(files.attachments)
  context.reviewPictures.remove(files.pictures)
  context.forgetMails(files.mails.map(mailId))
  return outcome
}

/** Files, which are deleted once the database is changed. */
interface Forgotten {
  readonly attachments: readonly string[]
  readonly pictures: readonly string[]
  readonly mails: readonly DroppedMail[]
}

function forget({ database, ids }: ShopContext, { id, email }: Customer): Forgotten {
  const { customers, orders, reviews, newsletter, withdrawals, mail, mailLinks, stockNotices, replays, questions } =
    database
  const mails: DroppedMail[] = []
  for (const order of orders.ofCustomer(id)) {
    mails.push(...mail.dropSentAboutOrder(order.entityId))
    // A guest's cart id gives access to its order, and the number of a customer's cart can be guessed.
    withdrawals.anonymise(order.entityId)
    orders.anonymise(order.entityId, { doc: anonymousOrder(order), cartId: createSecret(ids, CART_ID_DIGITS) })
  }
  withdrawals.anonymiseOf(email)
  const pictures = reviews.dropOf(id)
  newsletter.unsubscribe(email)
  const asked = questions.ofPerson(id, email)
  for (const question of asked) {
    mails.push(...mail.dropAboutQuestion(question.id))
    questions.remove(question.id)
  }
  mails.push(...mail.dropTo(email))
  mailLinks.dropOf(email)
  mailLinks.dropChangesOf(id)
  stockNotices.dropOf(email)
  for (const identity of [
    replayIdentity(id),
    newCustomerIdentity(email),
    resetIdentity(email),
    newsletterIdentity(email),
    stockNoticeIdentity(email),
    mailServiceIdentity(email),
    withdrawalIdentity(email),
    withdrawalIdentity(`customer ${id}`),
    codeIdentity(email),
  ]) {
    replays.dropOf(identity)
  }
  customers.remove(id)
  return { attachments: asked.flatMap(({ files }) => files.map(({ file }) => file)), pictures, mails }
}
