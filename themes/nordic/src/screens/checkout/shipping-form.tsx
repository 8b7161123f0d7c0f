import { observer, useCountries, type CartStore, type CheckoutStore, useMethodName } from '@vitrin/theme-kit'
import { useOutcomeForm, issueTexts } from '@vitrin/theme-kit/forms'
import { Money } from '../../components/money'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { MessageBox } from '../../ui/message-box'
import { AddressFields } from './address-fields'
import { ErrorSummary } from '../../components/error-summary'
import { withTexts } from './issue-messages'
import { MethodChoice } from './method-choice'

export interface ShippingFormProps {
  readonly checkout: CheckoutStore
  readonly cart: CartStore
}

/** The delivery address and method. The name comes from the personal step. */
export const ShippingForm = observer(function ShippingForm({ checkout, cart }: ShippingFormProps) {
  const t = useText()
  const nameOf = useMethodName()
  const countries = useCountries()
  const { personalDetails, shippingDetails } = checkout
  const known = shippingDetails.firstName
    ? shippingDetails
    : { ...shippingDetails, firstName: personalDetails.firstName, lastName: personalDetails.lastName }
  const detailsOf = (typed: typeof known) => ({
    ...typed,
    state: countries.hasRegion(typed.country) ? typed.state : '',
    shippingMethod: cart.shipping?.method_code ?? '',
  })
  const { refused, announced, focus, field, textOf, onSubmit, busy } = useOutcomeForm({
    values: known,
    check: (typed) => issueTexts(checkout.issuesOf('shipping', detailsOf(typed)), t),
    tidy: (typed) => checkout.tidied('shipping', typed),
    keep: (typed) => checkout.keep('shipping', detailsOf(typed)),
    send: (typed) => withTexts(checkout.save('shipping', detailsOf(typed)), t),
  })
  const methods = cart.shippingMethods.map((method) => ({
    id: `${method.carrier_code} ${method.method_code}`,
    title: nameOf(method.carrier_code, method.method_title),
    price: <Money kronor={method.price_incl_tax} />,
    choose: () => void cart.selectShipping(method),
  }))
  return (
    <form noValidate onSubmit={onSubmit}>
      <ErrorSummary refused={refused} announced={announced} onGoTo={focus} />
      <AddressFields kind="shipping" country={textOf('country')} field={field} isPhoneNeeded={checkout.isPhoneNeeded} />
      {methods.length > 0 ? (
        <MethodChoice
          legend={t('checkout.shippingMethod')}
          name="shipping-method"
          methods={methods}
          chosen={cart.shipping && `${cart.shipping.carrier_code} ${cart.shipping.method_code}`}
          onChoose={(id) => methods.find((method) => method.id === id)?.choose()}
        />
      ) : (
        <MessageBox kind="warning" title={t('checkout.noMethods')} />
      )}
      <div className="cluster">
        <Button type="submit" busy={busy}>
          {t('checkout.toPayment')}
        </Button>
      </div>
    </form>
  )
})
