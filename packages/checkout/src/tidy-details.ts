import { countryOf, taxNumberCountry, tidyPostcode, tidyTaxNumber } from '@vitrin/addresses'
import { billingAddress, type AddressDetails, type CheckoutDetails } from './checkout-details'
import type { FieldFacts } from './validation'

/** Postcodes and the tax number as their country writes them ("12345" → "123 45"). Wrong ones stay as typed. */
export function tidyDetails(details: CheckoutDetails, { countries, isVirtual }: FieldFacts): CheckoutDetails {
  const { shippingDetails, paymentDetails } = details
  const tidyAddress = ({ country, zipCode }: AddressDetails) => ({
    zipCode: tidyPostcode(countryOf(countries, country), zipCode),
  })
  const invoiced = countryOf(countries, billingAddress(details, isVirtual).country)
  return {
    ...details,
    shippingDetails: { ...shippingDetails, ...tidyAddress(shippingDetails) },
    paymentDetails: {
      ...paymentDetails,
      ...tidyAddress(paymentDetails),
      taxId: tidyTaxNumber(taxNumberCountry(countries, paymentDetails.taxId, invoiced), paymentDetails.taxId),
    },
  }
}
