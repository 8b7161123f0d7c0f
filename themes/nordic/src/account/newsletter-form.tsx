import { useNewsletterForm } from '@vitrin/theme-kit/forms'
import { observer } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { TextField } from '../ui/field'
import { Form } from './form'
import { NewsletterWaits } from './newsletter-waits'

/** Without a network the subscription waits, and the form says so; then it waits for the link of a mail. */
export const NewsletterForm = observer(function NewsletterForm({ email }: { readonly email: string }) {
  const t = useText()
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
