import {
  observer,
  passwordChangeIssues,
  profileIssues,
  useMessage,
  useShopper,
  useStorefront,
  type Customer,
} from '@vitrin/theme-kit'
import { useAccountForm, useEmailChange } from '@vitrin/theme-kit/forms'
import { Form } from '../../account/form'
import { PasswordField, TextField } from '../../ui/field'
import { Logins, Passkeys } from './security'
import { UnsentProfile } from './unsent-profile'

/** Name, e-mail address, password, and what signs in. */
export function Profile({ customer: { firstname, email } }: { readonly customer: Customer }) {
  const t = useMessage()
  const { hostHasAdditions } = useStorefront().config
  return (
    <>
      <p>{t('account.greeting', { name: firstname, email })}</p>
      <section aria-labelledby="profile">
        <h2 id="profile">{t('account.profile')}</h2>
        <NameForm />
      </section>
      <section aria-labelledby="email">
        <h2 id="email">{t('account.changeEmail')}</h2>
        <EmailForm />
      </section>
      <section aria-labelledby="password">
        <h2 id="password">{t('account.changePassword')}</h2>
        <PasswordForm email={email} />
      </section>
      {hostHasAdditions !== false && (
        <>
          <Passkeys />
          <Logins />
        </>
      )}
    </>
  )
}

const NO_NAME = { firstname: '', lastname: '', email: '' }

/** With changes that have not been sent yet. */
const NameForm = observer(function NameForm() {
  const t = useMessage()
  const { firstname, lastname, email } = useShopper()?.pendingProfile() ?? NO_NAME
  const form = useAccountForm({
    values: { firstname, lastname },
    rules: (typed) => profileIssues({ ...typed, email }),
    send: ({ session, pendingProfile }, typed) => session.updateProfile({ email, ...pendingProfile(), ...typed }),
  })
  return (
    <Form form={form} submit={t('account.save')}>
      <TextField {...form.field('firstname')} label={t('checkout.firstName')} autoComplete="given-name" />
      <TextField {...form.field('lastname')} label={t('checkout.lastName')} autoComplete="family-name" />
      <UnsentProfile />
    </Form>
  )
})

/** The address counts once its owner has followed a mailed link. */
function EmailForm() {
  const t = useMessage()
  const { form, mailedTo } = useEmailChange()
  return (
    <>
      <output>{mailedTo && t('account.emailMailed', { email: mailedTo })}</output>
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

const NO_PASSWORD = { currentPassword: '', newPassword: '' }

function PasswordForm({ email }: { readonly email: string }) {
  const t = useMessage()
  const form = useAccountForm({
    values: NO_PASSWORD,
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
