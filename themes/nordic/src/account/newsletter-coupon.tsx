import { NEWSLETTER_COUPON, observer, useShopper } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { MessageBox } from '../ui/message-box'

/** The coupon for newsletter readers, while this device has it (R9.16). */
export const NewsletterCoupon = observer(function NewsletterCoupon() {
  const t = useText()
  const claim = useShopper()?.claims.find(NEWSLETTER_COUPON)
  return claim ? (
    <MessageBox title={t('newsletter.coupon', { code: claim.value })}>{t('newsletter.couponText')}</MessageBox>
  ) : null
})
