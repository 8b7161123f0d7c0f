import type { Cancel } from '@vitrin/kernel'
import type { Needs } from './policy'

/** The code of the claim that keeps the coupon. */
export const NEWSLETTER_COUPON = 'newsletter-coupon'

/** Gives the shop's coupon to a new subscriber of the newsletter and keeps it on the device (R9.16). */
export function giveNewsletterCoupon({
  newsletter,
  claims,
  config: { newsletterCoupon },
  report,
}: Needs<{ newsletter: 'events'; claims: 'claim'; config: 'newsletterCoupon' }, 'report'>): Cancel {
  return newsletter.events.subscribe(({ type }) => {
    if (type !== 'subscribed' || newsletterCoupon === undefined) return
    claims.claim({ code: NEWSLETTER_COUPON, value: newsletterCoupon, description: 'newsletter' }).catch(report)
  })
}
