import type { WireWithdrawalLine, WireWithdrawalReceipt } from '@vitrin/api-contract/wire'
import type { StoredOrder } from '../../database'
import { answerOnce } from '../calls/answer-once'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { limitAttempts, limitFromAddress } from '../users/limit-attempts'
import { orderByNumber, orderOfAddress, withdrawalLines } from './order-to-withdraw'

/** In a quarter of an hour, so that the call cannot flood a mailbox. */
const RECEIPTS_PER_ADDRESS = 5
/** In a quarter of an hour, from one network address: a receipt repeats what the caller wrote. */
const DECLARATIONS_PER_CALLER = 10

/**
 * Stores every declaration, mails a receipt and gives the same answer: a withdrawal needs no proof of an order
 * (decisions.md 25), and the answer must not reveal which orders exist. Only the receipt names the lines of the order;
 * it goes to the order's own address, or to the address that the order's account gives.
 */
export function declareWithdrawal(
  context: ShopContext,
  { body, identity, request, view }: ShopRequest<'withdraw'>,
): ShopOutcome {
  const { database, clock } = context
  const { name, order_number, email, item_ids, statement } = body
  const tooMany =
    limitFromAddress(context, { action: 'withdrawal', limit: DECLARATIONS_PER_CALLER, request }) ??
    limitAttempts(context, { subject: `withdrawal ${email}`, limit: RECEIPTS_PER_ADDRESS, request })
  if (tooMany) return tooMany
  const whose = identity.customerId === undefined ? email : `customer ${identity.customerId}`
  return answerOnce(context, { request, identity: withdrawalIdentity(whose), payload: body }, () => {
    const known = orderByNumber(database, order_number)
    const isOwn = known?.customerId !== undefined && known.customerId === identity.customerId
    const order = isOwn ? known : orderOfAddress(database, order_number, email)
    const doc = { name, order_number, email, statement, lines: order ? chosenLines(order, item_ids) : [] }
    const { id, receivedAt } = database.withdrawals.add({ entityId: order?.entityId, doc }, clock.now())
    database.mail.add({
      template: 'withdrawal-receipt',
      recipient: email,
      storeCode: view.storeView.storeCode,
      data: { withdrawal_id: id },
    })
    return answered({ received_at: new Date(receivedAt).toISOString() } satisfies WireWithdrawalReceipt)
  })
}

/** The identity under which the answer to a declaration is stored. */
export function withdrawalIdentity(whose: string): string {
  return `withdrawal ${whose}`
}

/** The chosen lines of the order. When none of the ids is a line of it, the declaration is about all lines. */
function chosenLines(order: StoredOrder, itemIds: readonly number[] | undefined): readonly WireWithdrawalLine[] {
  const lines = withdrawalLines(order)
  const chosen = lines.filter(({ item_id }) => itemIds?.includes(item_id))
  return chosen.length > 0 ? chosen : lines
}
