import {
  observer,
  useCountries,
  useMessage,
  useMethodName,
  type CartStore,
  type CheckoutStore,
} from '@vitrin/theme-kit'
import type { Ref } from 'react'
import { Note } from '../../ui/note'
import { Money } from '../../ui/price'
import { AddressFields } from './address-fields'
import { MethodChoice } from './method-choice'
import { Section, useSection, type Fields } from './section'

export interface ShippingFieldsProps {
  readonly ref: Ref<Fields>
  readonly checkout: CheckoutStore
  readonly cart: CartStore
}

type Details = CheckoutStore['shippingDetails']

/** The delivery address and method. Without a name of its own it is for the person who orders. */
export const ShippingFields = observer(function ShippingFields({ ref, checkout, cart }: ShippingFieldsProps) {
  const t = useMessage()
  const nameOf = useMethodName()
  const countries = useCountries()
  const { personalDetails: person, shippingDetails } = checkout
  const detailsOf = (typed: Details): Details => ({
    ...typed,
    firstName: typed.firstName || checkout.personalDetails.firstName,
    lastName: typed.lastName || checkout.personalDetails.lastName,
    state: countries.hasRegion(typed.country) ? typed.state : '',
    shippingMethod: cart.shipping?.method_code ?? '',
  })
  const { announced, field, textOf } = useSection<Details>({
    ref,
    values: shippingDetails,
    // A name that is missing is missing at the person.
    issues: (typed) =>
      checkout
        .issuesOf('shipping', detailsOf(typed))
        .filter((issue) => (issue.field !== 'firstName' && issue.field !== 'lastName') || typed[issue.field] !== ''),
    tidy: (typed) => checkout.tidied('shipping', typed),
    keep: (typed) => checkout.keep('shipping', detailsOf(typed)),
    save: (typed) => checkout.save('shipping', detailsOf(typed)),
  })
  const methods = cart.shippingMethods.map((method) => ({
    id: `${method.carrier_code} ${method.method_code}`,
    title: nameOf(method.carrier_code, method.method_title),
    price: <Money kronor={method.price_incl_tax} />,
    choose: () => void cart.selectShipping(method),
  }))
  return (
    <Section step="shipping" title="checkout.shippingTitle" announced={announced}>
      <AddressFields
        kind="shipping"
        country={textOf('country')}
        field={field}
        person={`${person.firstName} ${person.lastName}`.trim()}
        isPhoneNeeded={checkout.isPhoneNeeded}
      />
      {methods.length > 0 ? (
        <MethodChoice
          legend={t('checkout.shippingMethod')}
          name="shipping-method"
          methods={methods}
          chosen={cart.shipping && `${cart.shipping.carrier_code} ${cart.shipping.method_code}`}
          onChoose={(id) => methods.find((method) => method.id === id)?.choose()}
        />
      ) : (
        <Note kind="warning" title={t('checkout.noMethods')} />
      )}
    </Section>
  )
})
