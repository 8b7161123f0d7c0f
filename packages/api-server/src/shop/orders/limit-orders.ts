import type { ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { tooManyAttempts } from '../users/limit-attempts'

const HOUR_MS = 60 * 60 * 1000
/** Orders of guests in an hour, by network address and by the e-mail address that gets the confirmations. */
const OF_GUESTS = { fromAddress: 20, toRecipient: 10 }
/** Orders of customers in an hour, by network address and by account. */
const OF_CUSTOMERS = { fromAddress: 100, ofAccount: 60 }

interface NewOrder {
  readonly request: Request
  readonly customerId: number | undefined
  readonly email: string
}

/**
 * Counts an order that can be stored, so that no caller floods the workshop or a mailbox. Clients keep an order that
 * has to wait and send it again. Confirmations to an address that is not the account's own count as those of guests.
 */
export function limitOrders(
  { attempts, clientAddress, database }: ShopContext,
  { request, customerId, email }: NewOrder,
): ShopOutcome | undefined {
  const address = clientAddress(request)
  const isGuest = customerId === undefined
  const isOwnEmail = !isGuest && database.customers.byId(customerId)?.email === email
  const from = `orders of ${isGuest ? 'guests' : 'customers'} from ${address ?? ''}`
  const limits = [
    ...(address === undefined ? [] : [{ key: from, limit: (isGuest ? OF_GUESTS : OF_CUSTOMERS).fromAddress }]),
    ...(isGuest ? [] : [{ key: `orders of customer ${customerId}`, limit: OF_CUSTOMERS.ofAccount }]),
    ...(isOwnEmail ? [] : [{ key: `orders to ${email}`, limit: OF_GUESTS.toRecipient }]),
  ]
  const counted: string[] = []
  for (const { key, limit } of limits) {
    const waitMs = attempts.begin(key, limit, HOUR_MS)
    if (waitMs !== undefined) {
      for (const each of counted) attempts.giveBack(each)
      return tooManyAttempts(waitMs)
    }
    counted.push(key)
  }
  return undefined
}
