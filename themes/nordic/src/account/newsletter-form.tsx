import {
  accept,
  observer,
  reject,
  resetIssues,
  useStorefront,
  useShopper,
  type AccountRejection,
  type Outcome,
} from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../messages/use-text'
import { TextField } from '../ui/field'
import { emailRejection } from './email-rejection'
import { Form } from './form'
import { NewsletterWaits } from './newsletter-waits'
import { useAccountForm } from './use-account-form'

/**
 * Without a network the subscription waits, and the form says so; then it waits for the link of a mail. A host without
 * a newsletter opens the modal.
 */
export const NewsletterForm = observer(function NewsletterForm({ email }: { readonly email: string }) {
  const t = useText()
  const { ui } = useStorefront()
  const awaited = useShopper()?.newsletter.awaitsLink
  const [waits, setWaits] = useState(false)
  const form = useAccountForm({
    values: { email: awaited ?? email },
    rules: resetIssues,
    send: async ({ newsletter }, typed): Promise<Outcome<unknown, AccountRejection>> => {
      const asked = await newsletter.subscribe(typed.email)
      if (!asked.ok && asked.rejection.code === 'not-implemented') {
        ui.openModal('feature-not-implemented')
        return accept(undefined)
      }
      if (!asked.ok) return reject(emailRejection(asked.rejection))
      setWaits(asked.value.status === 'waiting')
      return accept(undefined)
    },
  })
  return (
    <>
      <NewsletterWaits />
      <Form form={form} submit={t(awaited === undefined ? 'newsletter.join' : 'newsletter.mailAgain')}>
        <TextField {...form.field('email')} type="email" label={t('checkout.email')} autoComplete="email" />
        <output>{waits && t('newsletter.waits')}</output>
      </Form>
    </>
  )
})
