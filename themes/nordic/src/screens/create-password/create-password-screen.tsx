import { useAccountForm } from '@vitrin/theme-kit/forms'
import { Link, observer, useLinks, useNavigate, useShopper, type ScreenProps } from '@vitrin/theme-kit'
import { useState } from 'react'
import { Form } from '../../account/form'
import { ForgottenForm } from '../../account/forgotten-form'
import { PasswordField } from '../../account/password-field'
import { useText } from '../../messages/use-text'
import '../../styles/feedback.css'
import '../../styles/pages.css'
import { TextField } from '../../ui/field'
import { Skeleton } from '../../ui/skeleton'

/** The page of the mailed link `?resetToken=…&email=…` (R2.10). The server does not render these values. */
export default observer(function CreatePasswordScreen({ page }: ScreenProps<'create-password'>) {
  const t = useText()
  const links = useLinks()
  const isHere = useShopper() !== undefined
  const [wantsNew, setWantsNew] = useState(false)
  const link = new URLSearchParams(page.url.split('?')[1])
  const resetToken = link.get('resetToken')
  const email = link.get('email')
  return (
    <div className="page content account-page">
      <h1>{t('account.newPasswordTitle')}</h1>
      <noscript>
        <p>{t('account.noscript')}</p>
      </noscript>
      {!isHere && <Skeleton lines={2} needsScript />}
      {isHere && (!resetToken || !email) && (
        <>
          <p className="lead">{t('account.linkBroken')}</p>
          <ForgottenForm />
        </>
      )}
      {isHere && resetToken && email && (
        <>
          <NewPasswordForm resetToken={resetToken} email={email} />
          {wantsNew ? (
            <ForgottenForm />
          ) : (
            <button type="button" className="link link-quiet" onClick={() => setWantsNew(true)}>
              {t('account.newLink')}
            </button>
          )}
        </>
      )}
      <p>
        <Link to={links.home}>{t('thanks.home')}</Link>
      </p>
    </div>
  )
})

const EMPTY = { newPassword: '' }

/** Sets the password and signs the customer in (R4.17). */
function NewPasswordForm({ resetToken, email }: { readonly resetToken: string; readonly email: string }) {
  const t = useText()
  const links = useLinks()
  const navigate = useNavigate()
  const form = useAccountForm({
    values: EMPTY,
    send: ({ session }, { newPassword }) => session.createPassword({ email, newPassword, resetToken }),
    onDone: () => navigate(links.account, { replace: true }),
    offline: 'account.passwordOffline',
  })
  return (
    <Form form={form} submit={t('account.savePassword')}>
      <TextField type="email" label={t('checkout.email')} value={email} readOnly autoComplete="username" />
      <PasswordField
        {...form.field('newPassword')}
        label={t('account.newPassword')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
      />
    </Form>
  )
}
