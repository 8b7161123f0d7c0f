import { useAccountForm } from '@vitrin/theme-kit/forms'
import { credentialsIssues } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { TextField } from '../ui/field'
import { Form } from './form'
import { PasswordField } from './password-field'

const EMPTY = { username: '', password: '' }

export function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const form = useAccountForm({
    values: EMPTY,
    rules: credentialsIssues,
    send: ({ session }, typed) => session.login(typed),
    onDone,
    failed: 'request.unauthorized',
  })
  return (
    <Form form={form} submit={t('account.signIn')}>
      <TextField {...form.field('username')} type="email" label={t('checkout.email')} autoComplete="username" />
      <PasswordField {...form.field('password')} label={t('account.password')} autoComplete="current-password" />
    </Form>
  )
}
