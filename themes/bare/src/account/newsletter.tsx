import { NEWSLETTER_COUPON, observer, useMessage, useShopper } from '@vitrin/theme-kit'
import { useNewsletterForm } from '@vitrin/theme-kit/forms'
import { TextField } from '../ui/field'
import { Note } from '../ui/note'
import { Form } from './form'

/** The coupon for readers, while this device has it. */
export const NewsletterCoupon = observer(function NewsletterCoupon() {
  const t = useMessage()
  const claim = useShopper()?.claims.find(NEWSLETTER_COUPON)
  return claim ? <Note title={t('newsletter.coupon', { code: claim.value })}>{t('newsletter.couponText')}</Note> : null
})

/** Says that the newsletter waits for the link of a mail. */
export const NewsletterWaits = observer(function NewsletterWaits() {
  const t = useMessage()
  const newsletter = useShopper()?.newsletter
  const email = newsletter?.awaitsLink
  return (
    <output>
      {email !== undefined &&
        t(newsletter?.isSubscribed ? 'newsletter.leaveAwaited' : 'newsletter.joinAwaited', { email })}
    </output>
  )
})

/** Without a network the subscription waits. */
export const NewsletterForm = observer(function NewsletterForm({ email }: { readonly email: string }) {
  const t = useMessage()
  const { form, isAwaited, waits } = useNewsletterForm(email)
  return (
    <>
      <NewsletterWaits />
      <Form form={form} submit={t(isAwaited ? 'newsletter.mailAgain' : 'newsletter.join')}>
        <TextField {...form.field('email')} type="email" label={t('checkout.email')} autoComplete="email" />
        <output>{waits && t('newsletter.waits')}</output>
      </Form>
    </>
  )
})
