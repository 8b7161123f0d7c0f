import { useCountries, type CustomerAddress, type PlacedOrderAddress } from '@vitrin/theme-kit'

export interface AddressLinesProps {
  readonly address: CustomerAddress | PlacedOrderAddress
}

/** An address, written as on an envelope. */
export function AddressLines({ address }: AddressLinesProps) {
  const countries = useCountries()
  const { firstname, lastname, company, street = [], postcode, city, country_id, telephone } = address
  const lines = [
    company,
    [firstname, lastname].filter(Boolean).join(' '),
    street.filter(Boolean).join(' '),
    [postcode, city].filter(Boolean).join(' '),
    country_id && countries.nameOf(country_id),
    telephone,
  ]
  return (
    <address>
      {lines.filter(Boolean).map((line, index) => (
        <span key={index} className="line">
          {line}
        </span>
      ))}
    </address>
  )
}
