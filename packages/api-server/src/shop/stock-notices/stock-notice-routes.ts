import { createRoutes, type ApiRoutes } from '../../http'
import { answerOnce } from '../calls/answer-once'
import { refusedField } from '../calls/refusals'
import { answered, shopCall, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { createMailLink } from '../mail-links/mail-links'
import { limitAttempts } from '../users/limit-attempts'
import { pieceName } from './piece-name'
import { mailThoseBackInStock } from './stock-notices'

/** In a quarter of an hour, so that the call cannot flood a mailbox. */
const NOTICES_PER_ADDRESS = 10

/** A shopper leaves an address at a sold-out piece. The receipt has the link that ends it. */
export function stockNoticeRoutes(context: ShopContext): ApiRoutes {
  const routes = createRoutes()
  shopCall(routes, context, 'askForStock', (call) => askForStock(context, call))
  return routes
}

function askForStock(context: ShopContext, { body, request, view }: ShopRequest<'askForStock'>): ShopOutcome {
  const { database, clock } = context
  const { sku, email } = body
  const identity = stockNoticeIdentity(email)
  const tooMany = limitAttempts(context, { subject: identity, limit: NOTICES_PER_ADDRESS, request })
  if (tooMany) return tooMany
  const name = pieceName(context, sku)
  if (name === undefined) return refusedField('sku', 'should be a product that is sold')
  return answerOnce(context, { request, identity, payload: body }, () => {
    if (database.stockNotices.has(body)) return answered('OK')
    const { storeCode } = view.storeView
    database.stockNotices.add({ sku, email, storeCode }, clock.now())
    // A request that waited for a network may come when the piece is back.
    mailThoseBackInStock(context)
    if (!database.stockNotices.has(body)) return answered('OK')
    const link = createMailLink(context, view, { purpose: 'stock-notice', email, subject: sku })
    database.mail.add({ template: 'stock-notice', recipient: email, storeCode, data: { name, link } })
    return answered('OK')
  })
}

/** The identity under which the answer about a notice is stored. */
export function stockNoticeIdentity(email: string): string {
  return `stock notice ${email}`
}
