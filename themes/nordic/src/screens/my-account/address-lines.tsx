import type { CustomerAddress, PlacedOrderAddress } from '@vitrin/theme-kit'

type Shown =
  | Pick<
      Partial<CustomerAddress>,
      'street' | 'postcode' | 'city' | 'country_id' | 'telephone' | 'company' | 'firstname' | 'lastname'
    >
  | PlacedOrderAddress

/** An address, written as on an envelope. */
export function AddressLines({
  address,
  countryName,
}: {
  readonly address: Shown
  readonly countryName: (code: string) => string
}) {
  const { firstname, lastname, company, street = [], postcode, city, country_id, telephone } = address
  const lines = [
    company,
    [firstname, lastname].filter(Boolean).join(' '),
    street.filter(Boolean).join(' '),
    [postcode, city].filter(Boolean).join(' '),
    country_id && countryName(country_id),
    telephone,
  ]
  return (
    <address>
      {lines.filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  )
}
