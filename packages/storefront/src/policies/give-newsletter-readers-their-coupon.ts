import type { Policy } from './policy'

/** The claim under which the coupon is kept. */
export const NEWSLETTER_COUPON = 'newsletter-coupon'

/** Whoever joins the newsletter gets the shop's coupon for it (R9.16), and finds it again on this device. */
export const giveNewsletterReadersTheirCoupon: Policy = ({
  storefront,
  shopper: {
    newsletter,
    claims,
    config: { newsletterCoupon },
  },
}) =>
  newsletter.events.subscribe(({ type }) => {
    if (type !== 'subscribed' || newsletterCoupon === undefined) return
    claims
      .claim({ code: NEWSLETTER_COUPON, value: newsletterCoupon, description: 'newsletter' })
      .catch((error: unknown) => storefront.report(error))
  })
