import { reject, TransportError, type CustomerAddress, type Outcome } from '@vitrin/kernel'
import type { CheckoutDetails } from './checkout-details'

/** The account that is opened together with an order (R6.03). */
export interface NewAccount {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly password: string
  readonly addresses: readonly CustomerAddress[]
}

export interface AccountRefusal {
  readonly code: 'account-refused'
  /** The field that the host's refusal is about, if any. */
  readonly field: 'emailAddress' | 'password' | undefined
  /** The host's own sentence. */
  readonly message: string
}

/**
 * Registers the account, signs in and gives it the cart. A second call after a lost answer opens no second account.
 * Throws `TransportError` when no answer comes.
 */
export type OpenAccount = (account: NewAccount) => Promise<Outcome<void, AccountRefusal>>

/** An order that needs a new account cannot be placed while the host does not answer. */
export async function openWithOrder(
  openAccount: OpenAccount,
  account: NewAccount,
): Promise<Outcome<void, AccountRefusal | { readonly code: 'account-unreachable' }>> {
  try {
    return await openAccount(account)
  } catch (error) {
    if (error instanceof TransportError) return reject({ code: 'account-unreachable' })
    throw error
  }
}

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

/**
 * An account's address has two lines, none of them empty (contract §4): the street and the house number. A street of
 * one word without a number cannot be kept.
 */
export function twoLines(street: string, more: string): readonly string[] {
  if (more !== '') return [street, more]
  const space = street.lastIndexOf(' ')
  return space < 0 ? [street] : [street.slice(0, space).trim(), street.slice(space + 1)]
}
