import type { Customer, Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { isAt, isPlaceless, placeOf, shippingAddressOf, type Place } from './account-address'
import {
  emptyDetails,
  type CheckoutDetails,
  type PaymentDetails,
  type PersonalDetails,
  type ShippingDetails,
} from './checkout-details'
import type { CheckoutStorage } from './ports'
import type { DetailStep } from './steps'

export interface DetailsOf {
  readonly personal: PersonalDetails
  readonly shipping: ShippingDetails
  readonly payment: PaymentDetails
}

export interface CheckoutFormOptions {
  readonly storage: Pick<CheckoutStorage, 'read' | 'write' | 'forget'>
  readonly defaultCountry: string
  readonly logger: Logger
}

/** R4.34 */
const NO_ACCOUNT = { password: '', rPassword: '', createAccount: false } as const

/** The details that the shopper types, saved on this device without the password. */
export class CheckoutForm {
  readonly #options: CheckoutFormOptions
  /** The address that was last taken from the account. */
  #prefilled: Place | undefined
  details: CheckoutDetails

  constructor(options: CheckoutFormOptions) {
    this.#options = options
    this.details = emptyDetails(options.defaultCountry)
    makeAutoObservable(this, { details: observableRef }, { autoBind: true })
  }

  async load(): Promise<void> {
    const { storage, logger } = this.#options
    try {
      const stored = await storage.read()
      if (stored)
        this.change({ ...stored, personalDetails: { ...stored.personalDetails, password: '', rPassword: '' } })
    } catch (error) {
      logger.error('The saved details could not be read', error)
    }
  }

  change(details: CheckoutDetails): void {
    this.details = details
  }

  /** Fills empty fields from the account (contract §15.2). While the shopper `isOrdering`, a typed address stays. */
  fillIn({ firstname, lastname, email, addresses }: AccountFacts, isOrdering: boolean): void {
    const { personalDetails, shippingDetails } = this.details
    const address = this.#mayReplace(shippingDetails, isOrdering) ? shippingAddressOf({ addresses }) : undefined
    const place = address && placeOf(address)
    this.#prefilled = place ?? this.#prefilled
    const { firstName, lastName, emailAddress } = personalDetails
    this.change({
      ...this.details,
      personalDetails: {
        ...personalDetails,
        firstName: firstName || firstname,
        lastName: lastName || lastname,
        emailAddress: emailAddress || email,
        ...NO_ACCOUNT,
      },
      shippingDetails: { ...shippingDetails, ...place },
    })
  }

  /** Drops the password, and with it the request for an account. */
  dropAccountRequest(): void {
    this.change({ ...this.details, personalDetails: { ...this.details.personalDetails, ...NO_ACCOUNT } })
  }

  async save(): Promise<void> {
    const { storage, logger } = this.#options
    const { password: _, rPassword: _repeated, ...personalDetails } = this.details.personalDetails
    try {
      await storage.write({ ...this.details, personalDetails })
    } catch (error) {
      logger.warn('The details could not be saved', error)
    }
  }

  /** Empties the fields, here and on the device. */
  async forget(): Promise<void> {
    const { storage, defaultCountry } = this.#options
    this.change(emptyDetails(defaultCountry))
    await storage.forget()
  }

  /** Nothing was typed, or the address came from the account and the shopper is not ordering at the moment. */
  #mayReplace(shippingDetails: ShippingDetails, isOrdering: boolean): boolean {
    if (isPlaceless(shippingDetails)) return true
    return !isOrdering && this.#prefilled !== undefined && isAt(shippingDetails, this.#prefilled)
  }
}

export type AccountFacts = Pick<Customer, 'firstname' | 'lastname' | 'email' | 'addresses'>

export function withDetails<Step extends DetailStep>(
  details: CheckoutDetails,
  step: Step,
  given: DetailsOf[Step],
): CheckoutDetails {
  return { ...details, [`${step}Details`]: given }
}

export function detailsOf<Step extends DetailStep>(details: CheckoutDetails, step: Step): DetailsOf[Step] {
  const of: DetailsOf = {
    personal: details.personalDetails,
    shipping: details.shippingDetails,
    payment: details.paymentDetails,
  }
  return of[step]
}
