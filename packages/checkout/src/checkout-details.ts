/** R3.09: what the shopper types, in the specification's field names. */
export interface PersonalDetails {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  /** Neither is ever stored. */
  readonly password: string
  readonly rPassword: string
  readonly createAccount: boolean
}

export interface AddressDetails {
  readonly firstName: string
  readonly lastName: string
  readonly country: string
  readonly streetAddress: string
  readonly apartmentNumber: string
  readonly city: string
  readonly state: string
  readonly region_id: number
  readonly zipCode: string
  readonly phoneNumber: string
}

export interface ShippingDetails extends AddressDetails {
  readonly shippingMethod: string
}

export interface PaymentDetails extends AddressDetails {
  readonly company: string
  readonly taxId: string
  readonly paymentMethod: string
  readonly paymentMethodAdditional: Readonly<Record<string, unknown>>
  /** The invoice goes where the glass goes. */
  readonly sendToShippingAddress: boolean
  /** A company invoice, which needs company and tax id (R5.21). */
  readonly generateInvoice: boolean
}

export interface CheckoutDetails {
  readonly personalDetails: PersonalDetails
  readonly shippingDetails: ShippingDetails
  readonly paymentDetails: PaymentDetails
}

export function emptyDetails(country: string): CheckoutDetails {
  const address: AddressDetails = {
    firstName: '',
    lastName: '',
    country,
    streetAddress: '',
    apartmentNumber: '',
    city: '',
    state: '',
    region_id: 0,
    zipCode: '',
    phoneNumber: '',
  }
  return {
    personalDetails: {
      firstName: '',
      lastName: '',
      emailAddress: '',
      password: '',
      rPassword: '',
      createAccount: false,
    },
    shippingDetails: { ...address, shippingMethod: '' },
    paymentDetails: {
      ...address,
      company: '',
      taxId: '',
      paymentMethod: '',
      paymentMethodAdditional: {},
      sendToShippingAddress: true,
      generateInvoice: false,
    },
  }
}

/** Where the invoice goes. */
export function billingAddress(
  { shippingDetails, paymentDetails }: CheckoutDetails,
  isVirtual: boolean,
): AddressDetails {
  return paymentDetails.sendToShippingAddress && !isVirtual ? shippingDetails : paymentDetails
}
