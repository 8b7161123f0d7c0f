import { useStorefront, type Customer } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { EmailForm } from './email-form'
import { LoginsSection } from './logins-section'
import { PasskeysSection } from './passkeys-section'
import { PasswordForm } from './password-form'
import { ProfileForm } from './profile-form'

export function ProfileSection({ customer, signOut }: { readonly customer: Customer; readonly signOut: () => void }) {
  const t = useText()
  const { hostHasAdditions } = useStorefront().config
  return (
    <>
      <p className="lead">{t('account.greeting', { name: customer.firstname, email: customer.email })}</p>
      {/* On wide screens the button is beside the section. */}
      <div className="cluster only-narrow">
        <Button secondary small onClick={signOut}>
          {t('account.signOut')}
        </Button>
      </div>
      <section aria-labelledby="profile">
        <h2 id="profile">{t('account.profile')}</h2>
        <ProfileForm />
      </section>
      <section aria-labelledby="email">
        <h2 id="email">{t('account.changeEmail')}</h2>
        <EmailForm />
      </section>
      <section aria-labelledby="password">
        <h2 id="password">{t('account.changePassword')}</h2>
        <PasswordForm email={customer.email} />
      </section>
      {hostHasAdditions !== false && (
        <>
          <PasskeysSection />
          <LoginsSection />
        </>
      )}
    </>
  )
}
