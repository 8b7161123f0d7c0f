import { useAccountForm } from '@vitrin/theme-kit/forms'
import { resetIssues, useFocusOnMount } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../messages/use-text'
import { TextField } from '../ui/field'
import { Form } from './form'

const EMPTY = { email: '' }

/** Asks for a link to a new password. The answer does not say whether the account exists. */
export function ForgottenForm() {
  const t = useText()
  const [isSent, setSent] = useState(false)
  const form = useAccountForm({
    values: EMPTY,
    rules: resetIssues,
    send: ({ session }, { email }) => session.resetPassword(email),
    onDone: () => setSent(true),
    offline: 'account.passwordOffline',
    failed: 'account.resetMailFailed',
  })
  if (isSent) return <Sent />
  return (
    <>
      <p className="muted">{t('account.forgottenText')}</p>
      <Form form={form} submit={t('account.sendLink')}>
        <TextField {...form.field('email')} type="email" label={t('checkout.email')} autoComplete="username" />
      </Form>
    </>
  )
}

function Sent() {
  const t = useText()
  const text = useFocusOnMount<HTMLParagraphElement>()
  return (
    <p ref={text} tabIndex={-1}>
      {t('account.linkSent')}
    </p>
  )
}
