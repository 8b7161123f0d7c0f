import type { WireWithdrawalOrder } from '@vitrin/api-contract/wire'
import type { StoredOrder } from '../../database'
import { answerOnce } from '../calls/answer-once'
import { refusedValue } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { hashOfSecret, createSecret } from '../secrets'
import { attemptSucceeded, limitAttempts } from '../users/limit-attempts'
import { orderByNumber, orderOfAddress, printedNumber, withdrawalLines } from './order-to-withdraw'

const CODE_LIFE_MS = 30 * 60 * 1000
/** Both limits are per quarter of an hour. */
const MAILS_PER_ADDRESS = 3
const TRIES_PER_ORDER = 5

/**
 * Mails a code that gives access to the lines of an order. The answer does not reveal whether the order exists: it is
 * the same, and stores as much, when it does not.
 */
export function mailWithdrawalCode(
  context: ShopContext,
  { body, request, view }: ShopRequest<'withdrawalCode'>,
): ShopOutcome {
  const { database, clock, ids } = context
  const { order_number, email } = body
  const tooMany = limitAttempts(context, { subject: `withdrawal mail ${email}`, limit: MAILS_PER_ADDRESS, request })
  if (tooMany) return tooMany
  return answerOnce(context, { request, identity: codeIdentity(email), payload: body }, () => {
    const code = sixDigits(createSecret(ids, 12))
    const order = orderOfAddress(database, order_number, email)
    database.withdrawals.dropExpiredCodes(clock.now())
    database.withdrawals.keepCode({
      ...codeOf(order_number, email, code),
      entityId: order?.entityId,
      expiresAt: clock.now() + CODE_LIFE_MS,
    })
    if (order) {
      const data = { order_number: order.incrementId, code }
      database.mail.add({ template: 'withdrawal-code', recipient: email, storeCode: view.storeView.storeCode, data })
    }
    return answered(true)
  })
}

/**
 * The lines of an order, for its own account or with the mailed code. An unknown order and a wrong code are refused
 * with the same answer.
 */
export function openOrderToWithdraw(
  context: ShopContext,
  { body, identity, request }: ShopRequest<'withdrawalOrder'>,
): ShopOutcome {
  const { database, clock } = context
  const { order_number, email = '', code } = body
  const own = orderByNumber(database, order_number)
  if (own?.customerId !== undefined && own.customerId === identity.customerId) return opened(own)
  if (code === undefined) return wrongCode()
  const subject = `withdrawal code ${subjectOf(order_number, email)}`
  const tooMany = limitAttempts(context, { subject, limit: TRIES_PER_ORDER, request })
  if (tooMany) return tooMany
  const kept = codeOf(order_number, email, code.replaceAll(' ', ''))
  const entityId = database.withdrawals.orderOfCode(kept.subject, kept.hash, clock.now())
  const order = entityId === undefined ? undefined : database.orders.byEntityId(entityId)
  if (!order) return wrongCode()
  attemptSucceeded(context, { subject, request })
  return opened(order)
}

function opened(order: StoredOrder): ShopOutcome {
  return answered({ order_number: order.incrementId, lines: withdrawalLines(order) } satisfies WireWithdrawalOrder)
}

function wrongCode(): ShopOutcome {
  return refusedValue(
    'The code is wrong or expired.',
    'code',
    'should be the newest code that was mailed for this order in the last 30 minutes',
  )
}

function codeOf(number: string, email: string, code: string) {
  const subject = subjectOf(number, email)
  return { subject, hash: hashOfSecret(`${subject} ${code}`) }
}

/** The identity under which the answer about a code is stored. */
export function codeIdentity(email: string): string {
  return `withdrawal mail ${email}`
}

function subjectOf(number: string, email: string): string {
  return `${printedNumber(number)} ${email}`
}

function sixDigits(hex: string): string {
  return String(Number.parseInt(hex, 16) % 1_000_000).padStart(6, '0')
}
