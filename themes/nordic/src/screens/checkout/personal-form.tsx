import { observer, useShopper, type CheckoutStore } from '@vitrin/theme-kit'
import { useOutcomeForm, issueTexts } from '@vitrin/theme-kit/forms'
import '../../styles/form-grid.css'
import { PasswordField } from '../../account/password-field'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Check } from '../../ui/check'
import { TextField } from '../../ui/field'
import { ErrorSummary } from '../../components/error-summary'
import { withTexts } from './issue-messages'

export const PersonalForm = observer(function PersonalForm({ checkout }: { readonly checkout: CheckoutStore }) {
  const t = useText()
  const isSignedIn = useShopper()?.session.isSignedIn ?? false
  const { refused, announced, focus, field, check, isOn, onSubmit, busy } = useOutcomeForm({
    values: checkout.personalDetails,
    check: (typed) => issueTexts(checkout.issuesOf('personal', typed), t),
    keep: (typed) => checkout.keep('personal', typed),
    send: (typed) => withTexts(checkout.save('personal', typed), t),
  })
  return (
    <form noValidate onSubmit={onSubmit}>
      <ErrorSummary refused={refused} announced={announced} onGoTo={focus} />
      <div className="form-grid">
        <TextField
          {...field('firstName')}
          className="span-3"
          label={t('checkout.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          className="span-3"
          label={t('checkout.lastName')}
          autoComplete="family-name"
        />
        <TextField
          {...field('emailAddress')}
          type="email"
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          autoComplete="email"
        />
      </div>
      {!isSignedIn && (
        <div className="group">
          <Check type="checkbox" {...check('createAccount')}>
            {t('checkout.createAccount')}
          </Check>
        </div>
      )}
      {!isSignedIn && isOn('createAccount') && (
        <div className="form-grid">
          <PasswordField
            {...field('password')}
            className="span-3"
            label={t('account.password')}
            hint={t('account.passwordHint')}
            autoComplete="new-password"
          />
          <PasswordField
            {...field('rPassword')}
            className="span-3"
            label={t('checkout.repeatPassword')}
            autoComplete="new-password"
          />
        </div>
      )}
      <div className="cluster">
        <Button type="submit" busy={busy}>
          {checkout.steps.includes('shipping') ? t('checkout.toShipping') : t('checkout.toPayment')}
        </Button>
      </div>
    </form>
  )
})
