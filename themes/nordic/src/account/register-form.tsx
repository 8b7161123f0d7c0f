import { useAccountForm } from '@vitrin/theme-kit/forms'
import { registrationIssues } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { TextField } from '../ui/field'
import { Form } from './form'
import { PasswordField } from './password-field'

const EMPTY = { firstname: '', lastname: '', email: '', password: '' }

/** Registers a customer and signs them in (contract §15.2). */
export function RegisterForm({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const form = useAccountForm({
    values: EMPTY,
    rules: registrationIssues,
    send: async ({ session }, typed) => {
      const registered = await session.register(typed)
      return registered.ok ? session.login({ username: typed.email, password: typed.password }) : registered
    },
    onDone,
  })
  return (
    <Form form={form} submit={t('account.register')}>
      <TextField {...form.field('firstname')} label={t('checkout.firstName')} autoComplete="given-name" />
      <TextField {...form.field('lastname')} label={t('checkout.lastName')} autoComplete="family-name" />
      <TextField {...form.field('email')} type="email" label={t('checkout.email')} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={t('account.password')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
      />
    </Form>
  )
}
