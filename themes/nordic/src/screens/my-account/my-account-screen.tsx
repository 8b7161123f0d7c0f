import { observer } from '@vitrin/theme-kit'
import '../../styles/account.css'
import '../../styles/feedback.css'
import '../../styles/pages.css'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { PasswordForm } from './password-form'
import { ProfileForm } from './profile-form'
import { useAccountGuard } from './use-account-guard'

/** Who is signed in, what the shop knows of them, and the way out. */
export default observer(function MyAccountScreen() {
  const t = useText()
  const { session, signOut } = useAccountGuard()
  const customer = session?.current
  return (
    <div className="page content account">
      <h1>{t('account.title')}</h1>
      <noscript><p>{t('account.noscript')}</p></noscript>
      {!customer && <div className="bones needs-script" aria-busy="true"><span className="bone" /><span className="bone" /><span className="bone" /></div>}
      {customer && (
        <>
          <p className="lead">{t('account.greeting', { name: customer.firstname, email: customer.email })}</p>
          <div className="cluster"><Button secondary small onClick={signOut}>{t('account.signOut')}</Button></div>
          <section aria-labelledby="profile">
            <h2 id="profile">{t('account.profile')}</h2>
            <ProfileForm customer={customer} />
          </section>
          <section aria-labelledby="password">
            <h2 id="password">{t('account.changePassword')}</h2>
            <PasswordForm email={customer.email} />
          </section>
        </>
      )}
    </div>
  )
})
