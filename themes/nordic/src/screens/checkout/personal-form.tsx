import { observer } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import type { Checkout } from './checkout-model'
import { ErrorSummary } from './error-summary'
import { brokenFields } from './issue-messages'
import { useDetailsForm } from './use-details-form'

export const PersonalForm = observer(function PersonalForm({ checkout }: { readonly checkout: Checkout }) {
  const t = useText()
  const { broken, focusField, field, onSubmit, busy } = useDetailsForm(checkout.personalDetails, (typed) => {
    const saved = checkout.save('personal', typed)
    return saved.ok ? {} : brokenFields(saved.rejection)
  })
  return (
    <form noValidate onSubmit={onSubmit}>
      <ErrorSummary broken={broken} onGoTo={focusField} />
      <div className="form-grid">
        <TextField {...field('firstName')} className="span-3" label={t('checkout.firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} className="span-3" label={t('checkout.lastName')} autoComplete="family-name" />
        <TextField {...field('emailAddress')} type="email" label={t('checkout.email')} hint={t('checkout.emailHint')} autoComplete="email" />
      </div>
      <div className="cluster">
        <Button type="submit" busy={busy}>{checkout.steps.includes('shipping') ? t('checkout.toShipping') : t('checkout.toPayment')}</Button>
      </div>
    </form>
  )
})
