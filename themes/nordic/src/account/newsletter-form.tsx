import {
  accept,
  reject,
  resetIssues,
  useStorefront,
  type AccountRejection,
  type NewsletterRejection,
  type Outcome,
} from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../messages/use-text'
import { TextField } from '../ui/field'
import { Form } from './form'
import { useAccountForm } from './use-account-form'

/** Without a network the subscription waits, and the form says so. A host without a newsletter opens the modal. */
export function NewsletterForm({ email }: { readonly email: string }) {
  const t = useText()
  const { ui } = useStorefront()
  const [waits, setWaits] = useState(false)
  const form = useAccountForm({
    values: { email },
    rules: resetIssues,
    send: async ({ newsletter }, typed): Promise<Outcome<unknown, AccountRejection>> => {
      const asked = await newsletter.subscribe(typed.email)
      if (!asked.ok && asked.rejection.code === 'not-implemented') {
        ui.openModal('feature-not-implemented')
        return accept(undefined)
      }
      if (!asked.ok) return reject(rejectionOf(asked.rejection))
      setWaits(asked.value.status === 'waiting')
      return accept(undefined)
    },
  })
  return (
    <Form form={form} submit={t('newsletter.join')}>
      <TextField {...form.field('email')} type="email" label={t('checkout.email')} autoComplete="email" />
      <output>{waits && t('newsletter.waits')}</output>
    </Form>
  )
}

function rejectionOf(rejection: NewsletterRejection): AccountRejection {
  return rejection.code === 'required' || rejection.code === 'email-invalid'
    ? { code: 'invalid', issues: [{ field: 'email', code: rejection.code }] }
    : { code: 400, message: ('message' in rejection && rejection.message) || '', fields: [] }
}
