import { createRoutes, type ApiRoutes } from '../../http'
import type { StoredMailLink } from '../../database'
import type { ShopView } from '../../shop-options'
import { refused } from '../calls/refusals'
import { answered, shopCall, type ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { hashOfSecret } from '../secrets'
import { pieceName } from '../stock-notices/piece-name'
import { confirmEmail } from '../users/change-email'
import { limitAttempts } from '../users/limit-attempts'
import { stateOfLink, type ShownMailLink } from './mail-links'

/** In a quarter of an hour, by link: a person opens a page and presses a button. */
const TRIES_PER_LINK = 20

/**
 * Links in mails. Opening the page changes nothing, because programs that check mails open every link; the button on it
 * does.
 */
export function mailLinkRoutes(context: ShopContext): ApiRoutes {
  const { database, clock } = context
  const routes = createRoutes()
  const found = (token: string, request: Request, handle: (link: StoredMailLink) => ShopOutcome): ShopOutcome => {
    const hash = hashOfSecret(token)
    const tooMany = limitAttempts(context, { subject: `mail link ${hash}`, limit: TRIES_PER_LINK, request })
    if (tooMany) return tooMany
    const link = database.mailLinks.byHash(hash)
    return link ? handle(link) : refused('unknown', 'This link is not known.')
  }
  const shown = (link: StoredMailLink, state: ShownMailLink['state']): ShopOutcome => {
    const { purpose, email, subject } = link
    const name = purpose === 'stock-notice' ? pieceName(context, subject) : undefined
    return answered({ purpose, state, email, ...(name !== undefined && { name }) } satisfies ShownMailLink)
  }
  shopCall(routes, context, 'mailLink', ({ query: { token }, request }) =>
    found(token, request, (link) => shown(link, stateOfLink(context, link, clock.now()))),
  )
  shopCall(routes, context, 'followMailLink', ({ body: { token }, request, view }) =>
    database.transaction(() =>
      found(token, request, (link) => {
        const state = stateOfLink(context, link, clock.now())
        if (state !== 'open') return shown(link, state)
        follow(context, view, link)
        return shown(link, 'done')
      }),
    ),
  )
  return routes
}

function follow(context: ShopContext, view: ShopView, link: StoredMailLink): void {
  const { database, clock } = context
  const { purpose, email, subject } = link
  const now = clock.now()
  database.mailLinks.use(link, now)
  if (purpose === 'newsletter-join') database.newsletter.subscribe(email, now)
  else if (purpose === 'newsletter-leave') database.newsletter.unsubscribe(email)
  else if (purpose === 'email-change') confirmEmail(context, view, link)
  else database.stockNotices.remove({ sku: subject, email })
}
