import { useEffect, useRef, useState } from 'react'
import { useText } from '../messages/use-text'
import { TextField } from '../ui/field'
import { Form } from './form'
import { useAccountForm } from './use-account-form'

const EMPTY = { email: '' }

/** Asks for a mailed link. The answer is the same whether or not there is such an account. */
export function ForgottenForm() {
  const t = useText()
  const [isSent, setSent] = useState(false)
  const form = useAccountForm({
    values: EMPTY,
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

/** The button that had the focus is gone with the form. */
function Sent() {
  const t = useText()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <p ref={said} tabIndex={-1}>
      {t('account.linkSent')}
    </p>
  )
}
