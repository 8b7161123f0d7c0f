import { emptyDetails, type StoredDetails } from '@vitrin/checkout'
import { withDefaults, isObject, isBoolean, isNumber, isString, type Checked, type Guards } from './check'

const ADDRESS: Guards<Omit<StoredDetails['shippingDetails'], 'shippingMethod'>> = {
  firstName: isString,
  lastName: isString,
  country: isString,
  streetAddress: isString,
  apartmentNumber: isString,
  city: isString,
  state: isString,
  region_id: isNumber,
  zipCode: isString,
  phoneNumber: isString,
}

const PARTS: { readonly [Part in keyof StoredDetails]: Guards<StoredDetails[Part]> } = {
  personalDetails: { firstName: isString, lastName: isString, emailAddress: isString, createAccount: isBoolean },
  shippingDetails: { ...ADDRESS, shippingMethod: isString },
  paymentDetails: {
    ...ADDRESS,
    company: isString,
    taxId: isString,
    paymentMethod: isString,
    paymentMethodAdditional: isObject,
    sendToShippingAddress: isBoolean,
    generateInvoice: isBoolean,
  },
}

export const DETAIL_PARTS = Object.keys(PARTS) as readonly (keyof StoredDetails)[]

/** Checks one part of the details field by field, so that valid fields keep what the shopper typed. */
export function checkDetails<Part extends keyof StoredDetails>(
  part: Part,
  stored: unknown,
  country: string,
): Checked<StoredDetails[Part]> {
  const {
    personalDetails: { password: _, rPassword: _repeated, ...personalDetails },
    ...rest
  } = emptyDetails(country)
  const empty: StoredDetails = { ...rest, personalDetails }
  return withDefaults(empty[part], PARTS[part] as Guards<StoredDetails[Part]>, stored)
}
