import { useCountries, useMessage } from '@vitrin/theme-kit'
import { useAddressForm, type AddressFormOptions } from '@vitrin/theme-kit/forms'
import { useEffect, useRef } from 'react'
import { Form } from '../../account/form'
import { Button } from '../../ui/button'
import { Check, SelectField, TextField } from '../../ui/field'

/** Street and number are two fields, because the account keeps two lines. */
export function AddressForm(props: AddressFormOptions) {
  const t = useMessage()
  const countries = useCountries()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const { form, country, isDefault, setDefault } = useAddressForm(props)
  return (
    <Form
      form={form}
      submit={t('account.saveAddress')}
      more={<Button onClick={props.onDone}>{t('account.cancel')}</Button>}
    >
      <div ref={fields} className="fields">
        <TextField {...form.field('firstname')} label={t('checkout.firstName')} autoComplete="given-name" />
        <TextField {...form.field('lastname')} label={t('checkout.lastName')} autoComplete="family-name" />
        <TextField {...form.field('street')} label={t('account.street')} autoComplete="address-line1" />
        <TextField {...form.field('number')} label={t('account.houseNumber')} />
        <TextField
          {...form.field('postcode')}
          label={t('checkout.zip')}
          inputMode={countries.hasNumericPostcode(country) ? 'numeric' : 'text'}
          autoComplete="postal-code"
        />
        <TextField {...form.field('city')} label={t('checkout.city')} autoComplete="address-level2" />
        <SelectField {...form.field('country_id')} label={t('checkout.country')} autoComplete="country">
          {countries.all.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {countries.hasRegion(country) && (
          <TextField {...form.field('region')} label={t('checkout.region')} autoComplete="address-level1" />
        )}
        <TextField {...form.field('telephone')} type="tel" label={t('checkout.phone')} optional autoComplete="tel" />
      </div>
      <Check type="checkbox" checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
        {t('account.useForParcels')}
      </Check>
    </Form>
  )
}
