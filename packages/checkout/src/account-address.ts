import type { Customer, CustomerAddress } from '@vitrin/kernel'
import type { ShippingDetails } from './checkout-details'

export type Place = Pick<
  ShippingDetails,
  | 'firstName'
  | 'lastName'
  | 'country'
  | 'streetAddress'
  | 'apartmentNumber'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'phoneNumber'
>

/** Where the account wants its parcels: the address that it names for that, else the first. */
export function shippingAddressOf({ addresses }: Pick<Customer, 'addresses'>): CustomerAddress | undefined {
  return addresses.find(({ default_shipping }) => default_shipping) ?? addresses[0]
}

/** "12", "12 B", "3-5" behind a street without a number is the number of the house. */
const HOUSE_NUMBER = /^\d+(?:\s?[-–]\s?\d+)?\s?\p{L}?$/u

/** An account's address as the checkout has it: what `twoLines` took apart is put together again. */
export function placeOf({
  firstname,
  lastname,
  country_id,
  street,
  city,
  region,
  postcode,
  telephone,
}: CustomerAddress): Place {
  const [first = '', ...more] = street
  const second = more.join(', ')
  const isNumber = HOUSE_NUMBER.test(second) && !/\d/.test(first)
  return {
    firstName: firstname,
    lastName: lastname,
    country: country_id,
    streetAddress: isNumber ? `${first} ${second}` : first,
    apartmentNumber: isNumber ? '' : second,
    city,
    state: region?.region ?? '',
    zipCode: postcode,
    phoneNumber: telephone ?? '',
  }
}

/** Whether all fields hold this address. */
export function isAt(details: Place, place: Place): boolean {
  return Object.entries(place).every(([field, word]) => details[field as keyof Place] === word)
}

/** Whether no address was typed. Names do not count, because they are filled in from the step before. */
export function isPlaceless({
  streetAddress,
  city,
  zipCode,
}: Pick<ShippingDetails, 'streetAddress' | 'city' | 'zipCode'>): boolean {
  return [streetAddress, city, zipCode].every((typed) => typed === '')
}
