import type { CustomerAddress } from '@vitrin/kernel'
import { useState } from 'react'
import { useCountries } from '../hooks/use-countries'
import { useShopper } from '../hooks/use-shopper'
import { useAccountForm, type AccountForm } from './use-account-form'

export interface AddressFormOptions {
  readonly address: Partial<CustomerAddress> & Pick<CustomerAddress, 'firstname' | 'lastname'>
  /** Its place among the account's; a new one has none yet. */
  readonly index?: number
  readonly onDone: () => void
}

type Values = ReturnType<typeof valuesOf>

export interface AddressForm {
  readonly form: AccountForm<Values>
  /** The country that is chosen in the form. */
  readonly country: string
  /** Parcels go to this address. */
  readonly isDefault: boolean
  readonly setDefault: (isDefault: boolean) => void
}

/** An address of the account, which keeps two lines: street and number are two fields (contract §17 #12). */
export function useAddressForm({ address, index, onDone }: AddressFormOptions): AddressForm {
  const countries = useCountries()
  const [isDefault, setDefault] = useState(address.default_shipping ?? false)
  const [values] = useState(() => valuesOf(address, countries.all[0]?.code ?? ''))
  const addressBook = useShopper()?.addressBook
  const addressOf = ({ street, number, region, telephone, ...typed }: Values): CustomerAddress => ({
    ...otherFields(address),
    ...trimmed(typed),
    street: [street, number],
    ...(countries.hasRegion(typed.country_id) && region.trim() && { region: { region: region.trim() } }),
    ...(telephone.trim() && { telephone: telephone.trim() }),
    ...(isDefault && { default_shipping: true }),
  })
  const form = useAccountForm({
    values,
    rules: (typed) => addressBook?.issuesOf(addressOf(typed)) ?? [],
    tidy: (typed) => ({ ...typed, postcode: addressBook?.tidied(addressOf(typed)).postcode ?? typed.postcode }),
    send: (shopper, typed) => shopper.addressBook.save(addressOf(typed), index),
    onDone,
  })
  return { form, country: form.textOf('country_id'), isDefault, setDefault }
}

function valuesOf(
  {
    firstname,
    lastname,
    street = [],
    postcode = '',
    city = '',
    country_id,
    region,
    telephone = '',
  }: AddressFormOptions['address'],
  defaultCountry: string,
) {
  return {
    firstname,
    lastname,
    street: street[0] ?? '',
    number: street.slice(1).join(' '),
    postcode,
    city,
    country_id: country_id ?? defaultCountry,
    region: region?.region ?? '',
    telephone,
  }
}

/** Fields that the form does not show; they do not change. */
function otherFields({ id, customer_id, company, vat_id, default_billing }: AddressFormOptions['address']) {
  const given = Object.entries({ id, customer_id, company, vat_id, default_billing }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries(given) as Partial<
    Pick<CustomerAddress, 'id' | 'customer_id' | 'company' | 'vat_id' | 'default_billing'>
  >
}

function trimmed<Fields extends Readonly<Record<string, string>>>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])) as Fields
}
