import type { CheckoutAddress } from './ports'
import type { ShippingAddressPayload, ShippingInformationAddress } from './server-documents'

/** The address for the price of shipping; the country is enough if there is no address yet (contract §15.6). */
export function shippingAddressPayload(address: CheckoutAddress | undefined, country: string): ShippingAddressPayload {
  if (!address) return { country_id: country }
  return {
    region: address.state,
    region_id: Number(address.region_id) || 0,
    region_code: '',
    country_id: country,
    street: streetOf(address),
    postcode: address.zipCode,
    city: address.city,
  }
}

export function shippingInformationAddress(
  address: CheckoutAddress | undefined,
  country: string,
): ShippingInformationAddress {
  if (!address) return { countryId: country }
  return {
    countryId: address.country || country,
    firstname: address.firstName,
    lastname: address.lastName,
    city: address.city,
    postcode: address.zipCode,
    street: streetOf(address),
  }
}

function streetOf({ streetAddress, apartmentNumber }: CheckoutAddress): readonly string[] {
  return [streetAddress, apartmentNumber]
}
