import { emptyDetails, type AddressDetails, type StoredDetails } from '@vitrin/checkout'
import { fitted, isFields, isFlag, isNumber, isText, type Checked, type Kinds } from './check'

const ADDRESS: Kinds<AddressDetails> = {
  firstName: isText,
  lastName: isText,
  country: isText,
  streetAddress: isText,
  apartmentNumber: isText,
  city: isText,
  state: isText,
  region_id: isNumber,
  zipCode: isText,
  phoneNumber: isText,
}

const PARTS: { readonly [Part in keyof StoredDetails]: Kinds<StoredDetails[Part]> } = {
  personalDetails: { firstName: isText, lastName: isText, emailAddress: isText, createAccount: isFlag },
  shippingDetails: { ...ADDRESS, shippingMethod: isText },
  paymentDetails: {
    ...ADDRESS,
    company: isText,
    taxId: isText,
    paymentMethod: isText,
    paymentMethodAdditional: isFields,
    sendToShippingAddress: isFlag,
    generateInvoice: isFlag,
  },
}

export const DETAIL_PARTS = Object.keys(PARTS) as readonly (keyof StoredDetails)[]

/** One part of the details, field by field: what the shopper typed into the others stays. */
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
  return fitted(empty[part], PARTS[part] as Kinds<StoredDetails[Part]>, stored)
}
