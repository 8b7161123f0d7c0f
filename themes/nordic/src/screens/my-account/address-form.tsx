import { useCountries } from '@vitrin/theme-kit'
import { useAddressForm, type AddressFormOptions } from '@vitrin/theme-kit/forms'
import { useEffect, useRef } from 'react'
import '../../styles/form-grid.css'
import { Form } from '../../account/form'
import { useText } from '../../messages/use-text'
import { Check } from '../../ui/check'
import { SelectField, TextField } from '../../ui/field'

/** Street and number are two fields, because the account keeps two lines (contract §17 #12). */
export function AddressForm(options: AddressFormOptions) {
  const t = useText()
  const countries = useCountries()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const { form, country, isDefault, setDefault } = useAddressForm(options)
  return (
    <Form
      form={form}
      submit={t('account.saveAddress')}
      cancel={{ name: t('account.cancel'), onCancel: options.onDone }}
    >
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
          {...form.field('country_id')}
          className="span-3"
          label={t('checkout.country')}
          autoComplete="country"
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
