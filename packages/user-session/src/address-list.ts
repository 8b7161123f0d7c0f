import { accept, reject, type CustomerAddress, type Outcome } from '@vitrin/kernel'
import { addressIssues, type AccountIssue } from './account-issues'
import type { Country } from '@vitrin/addresses'

/** Contract §4. */
const MOST_ADDRESSES = 2

type Addresses = readonly CustomerAddress[]

/**
 * Replaces the address at `index`, or adds it at the end. At most one address is the default for parcels, and an only
 * address always is.
 */
export function withAddress(
  addresses: Addresses,
  address: CustomerAddress,
  {
    countries,
    index = addresses.length,
  }: { readonly countries: readonly Country[]; readonly index?: number | undefined },
): Outcome<Addresses, readonly AccountIssue[]> {
  const issues = addressIssues(address, countries)
  if (index >= MOST_ADDRESSES) return reject([{ field: 'addresses', code: 'too-many' }])
  if (issues.length > 0) return reject(issues)
  const others = address.default_shipping ? addresses.map(notDefault) : addresses
  return accept(withDefault([...others.slice(0, index), address, ...others.slice(index + 1)]))
}

export function withoutAddress(addresses: Addresses, index: number): Addresses {
  return withDefault(addresses.filter((_address, place) => place !== index))
}

function withDefault(addresses: Addresses): Addresses {
  const [only] = addresses
  return only && addresses.length === 1 ? [{ ...only, default_shipping: true }] : addresses
}

function notDefault({ default_shipping: _default, ...address }: CustomerAddress): CustomerAddress {
  return address
}
