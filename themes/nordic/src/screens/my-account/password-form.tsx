import { useAccountForm } from '@vitrin/theme-kit/forms'
import { passwordChangeIssues } from '@vitrin/theme-kit'
import { Form } from '../../account/form'
import { PasswordField } from '../../account/password-field'
import { useText } from '../../messages/use-text'

const EMPTY = { currentPassword: '', newPassword: '' }

export function PasswordForm({ email }: { readonly email: string }) {
  const t = useText()
  const form = useAccountForm({
    values: EMPTY,
    rules: passwordChangeIssues,
    send: ({ session }, typed) => session.changePassword(typed),
    onDone: () => form.reset(),
    offline: 'account.passwordOffline',
  })
  return (
    <Form form={form} submit={t('account.changePassword')}>
      {/* Password managers read here whose password it is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField
        {...form.field('currentPassword')}
        label={t('account.currentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('newPassword')}
        label={t('account.newPassword')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
      />
    </Form>
  )
}
