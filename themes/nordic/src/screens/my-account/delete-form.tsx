import { useAccountForm } from '@vitrin/theme-kit/forms'
import { Form } from '../../account/form'
import { PasswordField } from '../../account/password-field'
import { useText } from '../../messages/use-text'

const EMPTY = { password: '' }

/** The password is the question: a borrowed device must not end an account. */
export function DeleteForm({ email }: { readonly email: string }) {
  const t = useText()
  const form = useAccountForm({
    values: EMPTY,
    send: ({ endAccount }, { password }) => endAccount(password),
  })
  return (
    <Form form={form} submit={t('account.deleteForGood')}>
      {/* Password managers read here whose password it is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField {...form.field('password')} label={t('account.password')} autoComplete="current-password" />
    </Form>
  )
}
