import { observer, useCountries, type CartStore, type CheckoutStore, useMethodName } from '@vitrin/theme-kit'
import { useOutcomeForm, issueTexts } from '@vitrin/theme-kit/forms'
import '../../styles/form-grid.css'
import { Money } from '../../components/money'
import { ContactText } from '../../components/contact-text'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Check } from '../../ui/check'
import { TextField } from '../../ui/field'
import { MessageBox } from '../../ui/message-box'
import { AddressFields } from './address-fields'
import { ErrorSummary } from '../../components/error-summary'
import { withTexts } from './issue-messages'
import { MethodChoice } from './method-choice'

export interface PaymentFormProps {
  readonly checkout: CheckoutStore
  readonly cart: CartStore
}

/** The payment method and the billing address. */
export const PaymentForm = observer(function PaymentForm({ checkout, cart }: PaymentFormProps) {
  const t = useText()
  const nameOf = useMethodName()
  const countries = useCountries()
  const detailsOf = (typed: typeof checkout.paymentDetails) => ({
    ...typed,
    state: countries.hasRegion(typed.country) ? typed.state : '',
    paymentMethod: cart.payment?.code ?? '',
  })
  const { refused, announced, focus, field, isOn, textOf, check, onSubmit, busy } = useOutcomeForm({
    values: checkout.paymentDetails,
    check: (typed) => issueTexts(checkout.issuesOf('payment', detailsOf(typed)), t),
    tidy: (typed) => checkout.tidied('payment', typed),
    keep: (typed) => checkout.keep('payment', detailsOf(typed)),
    send: (typed) => withTexts(checkout.save('payment', detailsOf(typed)), t),
  })
  const hasShipping = checkout.steps.includes('shipping')
  const own = !hasShipping || !isOn('sendToShippingAddress')
  const methods = cart.paymentMethods.map(({ code, title, cost_incl_tax: cost = 0 }) => ({
    id: code,
    title: nameOf(code, title),
    price: cost > 0 ? <Money kronor={cost} /> : undefined,
  }))
  return (
    <form noValidate onSubmit={onSubmit}>
      <ErrorSummary refused={refused} announced={announced} onGoTo={focus} />
      {methods.length > 0 ? (
        <MethodChoice
          legend={t('checkout.paymentMethod')}
          name="payment-method"
          methods={methods}
          chosen={cart.payment?.code}
          onChoose={(code) => void cart.selectPayment(code)}
        />
      ) : (
        <MessageBox kind="warning" title={t('checkout.noPayment')}>
          {t('checkout.noPaymentText')} <ContactText message="shell.orderByPhone" />
        </MessageBox>
      )}
      <div className="group">
        {hasShipping && (
          <Check type="checkbox" {...check('sendToShippingAddress')}>
            {t('checkout.sameAddress')}
          </Check>
        )}
        <Check type="checkbox" {...check('generateInvoice')}>
          {t('checkout.company')}
        </Check>
      </div>
      {isOn('generateInvoice') && (
        <div className="form-grid">
          <TextField
            {...field('company')}
            className="span-3"
            label={t('checkout.companyName')}
            autoComplete="organization"
          />
          <TextField {...field('taxId')} className="span-3" label={t('checkout.taxId')} />
        </div>
      )}
      {own && <AddressFields kind="billing" country={textOf('country')} field={field} />}
      <div className="cluster">
        {methods.length > 0 ? (
          <Button type="submit" busy={busy}>
            {t('checkout.toReview')}
          </Button>
        ) : (
          <Button secondary type="button" onClick={() => void cart.refreshTotals()}>
            {t('checkout.leaveAgain')}
          </Button>
        )}
      </div>
    </form>
  )
})
