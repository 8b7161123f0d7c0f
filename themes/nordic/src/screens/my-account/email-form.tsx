import { useState } from 'react'
import { Form } from '../../account/form'
import { PasswordField } from '../../account/password-field'
import { useAccountForm } from '../../account/use-account-form'
import { useText } from '../../messages/use-text'
import { TextField } from '../../ui/field'

const EMPTY = { email: '', currentPassword: '' }

/** Asks for another e-mail address, with the password. The address counts once its owner has followed a mailed link. */
export function EmailForm() {
  const t = useText()
  const [mailedTo, setMailedTo] = useState('')
  const form = useAccountForm({
    values: EMPTY,
    send: async ({ session }, typed) => {
      const asked = await session.atHost.changeEmail(typed)
      if (asked.ok) setMailedTo(typed.email)
      return asked
    },
    onDone: () => form.reset(),
  })
  return (
    <>
      <output>{mailedTo && <p>{t('account.emailMailed', { email: mailedTo })}</p>}</output>
      <Form form={form} submit={t('account.changeEmail')}>
        <TextField {...form.field('email')} type="email" label={t('account.newEmail')} autoComplete="email" />
        <PasswordField
          {...form.field('currentPassword')}
          label={t('account.currentPassword')}
          autoComplete="current-password"
        />
      </Form>
    </>
  )
}
