import {
  observer,
  useCountries,
  useMessage,
  useMethodName,
  type CartStore,
  type CheckoutStore,
} from '@vitrin/theme-kit'
import type { Ref } from 'react'
import { ContactText } from '../../parts/contact-text'
import { Button } from '../../ui/button'
import { Check, TextField } from '../../ui/field'
import { Note } from '../../ui/note'
import { Money } from '../../ui/price'
import { AddressFields } from './address-fields'
import { MethodChoice } from './method-choice'
import { Section, useSection, type Fields } from './section'

export interface PaymentFieldsProps {
  readonly ref: Ref<Fields>
  readonly checkout: CheckoutStore
  readonly cart: CartStore
}

type Details = CheckoutStore['paymentDetails']

/** The payment method, and where the invoice goes. */
export const PaymentFields = observer(function PaymentFields({ ref, checkout, cart }: PaymentFieldsProps) {
  const t = useMessage()
  const nameOf = useMethodName()
  const countries = useCountries()
  const detailsOf = (typed: Details): Details => ({
    ...typed,
    state: countries.hasRegion(typed.country) ? typed.state : '',
    paymentMethod: cart.payment?.code ?? '',
  })
  const { announced, field, isOn, textOf, check } = useSection<Details>({
    ref,
    values: checkout.paymentDetails,
    issues: (typed) => checkout.issuesOf('payment', detailsOf(typed)),
    tidy: (typed) => checkout.tidied('payment', typed),
    keep: (typed) => checkout.keep('payment', detailsOf(typed)),
    save: (typed) => checkout.save('payment', detailsOf(typed)),
  })
  const hasShipping = checkout.steps.includes('shipping')
  const methods = cart.paymentMethods.map(({ code, title, cost_incl_tax: cost = 0 }) => ({
    id: code,
    title: nameOf(code, title),
    price: cost > 0 ? <Money kronor={cost} /> : undefined,
  }))
  return (
    <Section step="payment" title="checkout.paymentTitle" announced={announced}>
      {methods.length > 0 ? (
        <MethodChoice
          legend={t('checkout.paymentMethod')}
          name="payment-method"
          methods={methods}
          chosen={cart.payment?.code}
          onChoose={(code) => void cart.selectPayment(code)}
        />
      ) : (
        <>
          <Note kind="warning" title={t('checkout.noPayment')}>
            {t('checkout.noPaymentText')} <ContactText message="shell.orderByPhone" />
          </Note>
          <Button onClick={() => void cart.refreshTotals()}>{t('checkout.leaveAgain')}</Button>
        </>
      )}
      {hasShipping && (
        <Check type="checkbox" {...check('sendToShippingAddress')}>
          {t('checkout.sameAddress')}
        </Check>
      )}
      <Check type="checkbox" {...check('generateInvoice')}>
        {t('checkout.company')}
      </Check>
      {isOn('generateInvoice') && (
        <div className="fields">
          <TextField {...field('company')} label={t('checkout.companyName')} autoComplete="organization" />
          <TextField {...field('taxId')} label={t('checkout.taxId')} />
        </div>
      )}
      {(!hasShipping || !isOn('sendToShippingAddress')) && (
        <AddressFields kind="billing" country={textOf('country')} field={field} />
      )}
    </Section>
  )
})
