import type { CustomerAddress, Outcome } from '@vitrin/kernel'
import type { CheckoutDetails } from './checkout-details'

/** What an account is made of that comes with a purchase (R6.03). */
export interface NewAccount {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly password: string
  readonly addresses: readonly CustomerAddress[]
}

export interface AccountRefusal {
  readonly code: 'account-refused'
  /** The field that the host named or wrote about, if any. */
  readonly field: 'emailAddress' | 'password' | undefined
  /** As the host said it. */
  readonly message: string
}

/**
 * Makes the account, signs in and hands it the cart. Asking again after an answer was lost makes no second one.
 * Throws `TransportError` when the host could not be heard.
 */
export type OpenAccount = (account: NewAccount) => Promise<Outcome<void, AccountRefusal>>

export function newAccount({ personalDetails, shippingDetails }: CheckoutDetails, isVirtual: boolean): NewAccount {
  const { firstName, lastName, emailAddress, password } = personalDetails
  return {
    email: emailAddress.trim().toLowerCase(),
    firstname: firstName.trim(),
    lastname: lastName.trim(),
    password,
    addresses: isVirtual
      ? []
      : [
          {
            firstname: shippingDetails.firstName.trim(),
            lastname: shippingDetails.lastName.trim(),
            street: twoLines(shippingDetails.streetAddress.trim(), shippingDetails.apartmentNumber.trim()),
            postcode: shippingDetails.zipCode.trim(),
            city: shippingDetails.city.trim(),
            country_id: shippingDetails.country,
            ...(shippingDetails.state.trim() && { region: { region: shippingDetails.state.trim() } }),
            ...(shippingDetails.phoneNumber.trim() && { telephone: shippingDetails.phoneNumber.trim() }),
            default_shipping: true,
          },
        ].filter(({ street }) => street.length === 2),
  }
}

/** An account's address has two lines, none of them empty (contract §4): the number of the house is one of them. One word alone cannot be kept. */
export function twoLines(street: string, more: string): readonly string[] {
  if (more !== '') return [street, more]
  const space = street.lastIndexOf(' ')
  return space < 0 ? [street] : [street.slice(0, space).trim(), street.slice(space + 1)]
}
