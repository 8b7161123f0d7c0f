import { resetIssues, useFocusOnMount, useMessage } from '@vitrin/theme-kit'
import { useAccountForm } from '@vitrin/theme-kit/forms'
import { useState } from 'react'
import { TextField } from '../ui/field'
import { Form } from './form'

const EMPTY = { email: '' }

/** Asks for a link to a new password. The answer does not say whether the account exists. */
export function Forgotten() {
  const t = useMessage()
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
      <p>{t('account.forgottenText')}</p>
      <Form form={form} submit={t('account.sendLink')}>
        <TextField {...form.field('email')} type="email" label={t('checkout.email')} autoComplete="username" />
      </Form>
    </>
  )
}

function Sent() {
  const t = useMessage()
  const text = useFocusOnMount<HTMLParagraphElement>()
  return (
    <p ref={text} tabIndex={-1}>
      {t('account.linkSent')}
    </p>
  )
}
