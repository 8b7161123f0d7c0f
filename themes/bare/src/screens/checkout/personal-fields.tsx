import { observer, useMessage, useShopper, useStorefront, type CheckoutStore } from '@vitrin/theme-kit'
import type { Ref } from 'react'
import { Button } from '../../ui/button'
import { Check, PasswordField, TextField } from '../../ui/field'
import { Section, useSection, type Fields } from './section'

export interface PersonalFieldsProps {
  readonly ref: Ref<Fields>
  readonly checkout: CheckoutStore
}

export const PersonalFields = observer(function PersonalFields({ ref, checkout }: PersonalFieldsProps) {
  const t = useMessage()
  const { ui } = useStorefront()
  const session = useShopper()?.session
  const { announced, field, check, isOn } = useSection({
    ref,
    values: checkout.personalDetails,
    issues: (typed) => checkout.issuesOf('personal', typed),
    keep: (typed) => checkout.keep('personal', typed),
    save: (typed) => checkout.save('personal', typed),
  })
  const isGuest = session?.isSignedIn === false
  return (
    <Section step="personal" title="checkout.personalTitle" announced={announced}>
      {isGuest && (
        <p>
          {t('checkout.haveAccount')}{' '}
          <Button onClick={() => ui.openModal('authentication')}>{t('account.signIn')}</Button>
        </p>
      )}
      <div className="fields">
        <TextField {...field('firstName')} label={t('checkout.firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t('checkout.lastName')} autoComplete="family-name" />
        <TextField
          {...field('emailAddress')}
          type="email"
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          autoComplete="email"
        />
      </div>
      {isGuest && (
        <Check type="checkbox" {...check('createAccount')}>
          {t('checkout.createAccount')}
        </Check>
      )}
      {isGuest && isOn('createAccount') && (
        <div className="fields">
          <PasswordField
            {...field('password')}
            label={t('account.password')}
            hint={t('account.passwordHint')}
            autoComplete="new-password"
          />
          <PasswordField {...field('rPassword')} label={t('checkout.repeatPassword')} autoComplete="new-password" />
        </div>
      )}
    </Section>
  )
})
