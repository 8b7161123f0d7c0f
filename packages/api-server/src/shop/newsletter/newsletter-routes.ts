import { createRoutes, type ApiRoutes } from '../../http'
import type { ShopView } from '../../shop-options'
import { answerOnce } from '../calls/answer-once'
import { answered, shopCall, type ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { createMailLink } from '../mail-links/mail-links'
import { limitAttempts } from '../users/limit-attempts'

/** Both are for a quarter of an hour. Enough for a person, too few to test a list of addresses. */
const TRIES_PER_ADDRESS = 20
/** So that the calls cannot flood a mailbox. */
const MAILS_PER_ADDRESS = 3

/**
 * Newsletter calls (contract §13.1). The owner of an address confirms by a mailed link that it gets the newsletter; so
 * does anyone who ends it without being signed in with that address (decisions.md 45). An unknown address is not
 * subscribed; the original answers 500 for it.
 */
export function newsletterRoutes(context: ShopContext): ApiRoutes {
  const { newsletter, mailLinks, customers } = context.database
  const routes = createRoutes()
  const limited = (email: string, request: Request, handle: () => ShopOutcome): ShopOutcome =>
    limitAttempts(context, { subject: newsletterIdentity(email), limit: TRIES_PER_ADDRESS, request }) ?? handle()
  const changed = (email: string, request: Request, change: () => ShopOutcome | undefined): ShopOutcome =>
    limited(email, request, () =>
      answerOnce(
        context,
        { request, identity: newsletterIdentity(email), payload: [request.method, email] },
        () => change() ?? answered('OK'),
      ),
    )
  const mailed = (
    purpose: 'newsletter-join' | 'newsletter-leave',
    email: string,
    { request, view }: { readonly request: Request; readonly view: ShopView },
  ): ShopOutcome | undefined => {
    const subject = `${purpose} mail ${email}`
    const tooMany = limitAttempts(context, { subject, limit: MAILS_PER_ADDRESS, request })
    if (tooMany) return tooMany
    const link = createMailLink(context, view, { purpose, email })
    const { storeCode } = view.storeView
    context.database.mail.add({ template: purpose, recipient: email, storeCode, data: { link } })
    return undefined
  }
  const statusOf = (email: string): 'subscribed' | 'pending' | 'unsubscribed' => {
    if (newsletter.isSubscribed(email)) return 'subscribed'
    const joining = { purpose: 'newsletter-join', email, subject: '' } as const
    return mailLinks.isOpen(joining, context.clock.now()) ? 'pending' : 'unsubscribed'
  }
  shopCall(routes, context, 'newsletterStatus', ({ query: { email }, request }) =>
    limited(email, request, () => answered(statusOf(email))),
  )
  shopCall(routes, context, 'subscribeNewsletter', (call) => {
    const { email } = call.body
    return changed(email, call.request, () =>
      newsletter.isSubscribed(email) ? undefined : mailed('newsletter-join', email, call),
    )
  })
  shopCall(routes, context, 'unsubscribeNewsletter', (call) => {
    const { email } = call.body
    const { customerId } = call.identity
    return changed(email, call.request, () => {
      if (customerId !== undefined && customers.byId(customerId)?.email === email) {
        newsletter.unsubscribe(email)
        mailLinks.use({ purpose: 'newsletter-join', email, subject: '' }, context.clock.now())
        return undefined
      }
      return newsletter.isSubscribed(email) ? mailed('newsletter-leave', email, call) : undefined
    })
  })
  return routes
}

/** The identity under which answers to newsletter calls are stored. */
export function newsletterIdentity(email: string): string {
  return `newsletter ${email}`
}
