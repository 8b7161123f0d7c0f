import { useCountries, useShopper, type CustomerAddress } from '@vitrin/theme-kit'
import { useEffect, useRef, useState } from 'react'
import { Form } from '../../account/form'
import { useAccountForm } from '../../account/use-account-form'
import { useText } from '../../messages/use-text'
import { Check } from '../../ui/choice'
import { SelectField, TextField } from '../../ui/field'

export interface AddressFormProps {
  readonly address: Partial<CustomerAddress> & Pick<CustomerAddress, 'firstname' | 'lastname'>
  /** Its place among the account's; a new one has none yet. */
  readonly index?: number
  readonly onDone: () => void
}

/** Street and number are two fields, because the account keeps two lines (contract §17 #12). */
export function AddressForm({ address, index, onDone }: AddressFormProps) {
  const t = useText()
  const countries = useCountries()
  const fields = useRef<HTMLDivElement>(null)
  const [isDefault, setDefault] = useState(address.default_shipping ?? false)
  const [values] = useState(() => valuesOf(address, countries.all[0]?.code ?? ''))
  const [country, setCountry] = useState(values.country_id)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const addressBook = useShopper()?.addressBook
  const addressOf = ({ street, number, region, telephone, ...typed }: typeof values): CustomerAddress => ({
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
  const { onChange, ...countryField } = form.field('country_id')
  return (
    <Form form={form} submit={t('account.saveAddress')} cancel={{ name: t('account.cancel'), onCancel: onDone }}>
      <div ref={fields} className="form-grid">
        <TextField
          {...form.field('firstname')}
          className="span-3"
          label={t('checkout.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('lastname')}
          className="span-3"
          label={t('checkout.lastName')}
          autoComplete="family-name"
        />
        <TextField
          {...form.field('street')}
          className="span-4"
          label={t('account.street')}
          autoComplete="address-line1"
        />
        <TextField {...form.field('number')} className="span-2" label={t('account.houseNumber')} />
        <TextField
          {...form.field('postcode')}
          className="span-2"
          label={t('checkout.zip')}
          inputMode={countries.hasNumericPostcode(country) ? 'numeric' : 'text'}
          autoComplete="postal-code"
        />
        <TextField
          {...form.field('city')}
          className="span-4"
          label={t('checkout.city')}
          autoComplete="address-level2"
        />
        <SelectField
          {...countryField}
          className="span-3"
          label={t('checkout.country')}
          autoComplete="country"
          onChange={(event) => {
            setCountry(event.target.value)
            void onChange(event)
          }}
        >
          {countries.all.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {countries.hasRegion(country) && (
          <TextField
            {...form.field('region')}
            className="span-3"
            label={t('checkout.region')}
            autoComplete="address-level1"
          />
        )}
        <TextField
          {...form.field('telephone')}
          className="span-3"
          type="tel"
          label={t('checkout.phone')}
          optional={t('ui.optional')}
          autoComplete="tel"
        />
      </div>
      <Check type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
        {t('account.useForParcels')}
      </Check>
    </Form>
  )
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
  }: AddressFormProps['address'],
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
function otherFields({ id, customer_id, company, vat_id, default_billing }: AddressFormProps['address']) {
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
