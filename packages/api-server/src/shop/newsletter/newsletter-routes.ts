import { createRoutes, type ApiRoutes } from '../../http'
import { answerOnce } from '../calls/answer-once'
import { answered, shopCall, type ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { limitAttempts } from '../users/limit-attempts'

/** In a quarter of an hour: enough for a person, too few to test a list of addresses. */
const TRIES_PER_ADDRESS = 20

/** Newsletter calls (contract §13.1). An unknown address is not subscribed; the original answers 500 for it. */
export function newsletterRoutes(context: ShopContext): ApiRoutes {
  const { newsletter } = context.database
  const routes = createRoutes()
  const limited = (email: string, request: Request, handle: () => ShopOutcome): ShopOutcome =>
    limitAttempts(context, { subject: newsletterIdentity(email), limit: TRIES_PER_ADDRESS, request }) ?? handle()
  const changed = (email: string, request: Request, change: () => void): ShopOutcome =>
    limited(email, request, () =>
      answerOnce(context, { request, identity: newsletterIdentity(email), payload: [request.method, email] }, () => {
        change()
        return answered('OK')
      }),
    )
  shopCall(routes, context, 'newsletterStatus', ({ query: { email }, request }) =>
    limited(email, request, () => answered(newsletter.isSubscribed(email) ? 'subscribed' : 'unsubscribed')),
  )
  shopCall(routes, context, 'subscribeNewsletter', ({ body: { email }, request }) =>
    changed(email, request, () => newsletter.subscribe(email, context.clock.now())),
  )
  shopCall(routes, context, 'unsubscribeNewsletter', ({ body: { email }, request }) =>
    changed(email, request, () => newsletter.unsubscribe(email)),
  )
  return routes
}

/** The identity under which answers to newsletter calls are stored. */
export function newsletterIdentity(email: string): string {
  return `newsletter ${email}`
}
