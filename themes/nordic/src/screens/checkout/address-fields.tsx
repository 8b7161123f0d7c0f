import { useCountries } from '@vitrin/theme-kit'
import type { FormField } from '@vitrin/theme-kit/forms'
import '../../styles/form-grid.css'
import { useText } from '../../messages/use-text'
import { SelectField, TextField } from '../../ui/field'

type AddressFieldName =
  | 'firstName'
  | 'lastName'
  | 'streetAddress'
  | 'apartmentNumber'
  | 'zipCode'
  | 'city'
  | 'state'
  | 'country'
  | 'phoneNumber'

export interface AddressFieldsProps {
  /** Tells the browser which address to fill in. */
  readonly kind: 'shipping' | 'billing'
  /** The country that is chosen in the form. */
  readonly country: string
  readonly field: (name: AddressFieldName) => FormField
  /** The carrier calls before it comes. */
  readonly isPhoneNeeded?: boolean
}

export function AddressFields({ kind, country, field, isPhoneNeeded = false }: AddressFieldsProps) {
  const t = useText()
  const countries = useCountries()
  return (
    <div className="form-grid">
      <TextField
        {...field('firstName')}
        className="span-3"
        label={t('checkout.firstName')}
        autoComplete={`${kind} given-name`}
      />
      <TextField
        {...field('lastName')}
        className="span-3"
        label={t('checkout.lastName')}
        autoComplete={`${kind} family-name`}
      />
      <TextField
        {...field('streetAddress')}
        className="span-4"
        label={t('checkout.street')}
        autoComplete={`${kind} address-line1`}
      />
      <TextField
        {...field('apartmentNumber')}
        className="span-2"
        label={t('checkout.apartment')}
        optional={t('ui.optional')}
        autoComplete={`${kind} address-line2`}
      />
      <TextField
        {...field('zipCode')}
        className="span-2"
        label={t('checkout.zip')}
        inputMode={countries.hasNumericPostcode(country) ? 'numeric' : 'text'}
        autoComplete={`${kind} postal-code`}
      />
      <TextField
        {...field('city')}
        className="span-4"
        label={t('checkout.city')}
        autoComplete={`${kind} address-level2`}
      />
      <SelectField
        {...field('country')}
        className="span-3"
        label={t('checkout.country')}
        autoComplete={`${kind} country`}
      >
        {countries.all.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {countries.hasRegion(country) && (
        <TextField
          {...field('state')}
          className="span-3"
          label={t('checkout.region')}
          autoComplete={`${kind} address-level1`}
        />
      )}
      <TextField
        {...field('phoneNumber')}
        className="span-3"
        type="tel"
        label={t('checkout.phone')}
        optional={isPhoneNeeded ? undefined : t('ui.optional')}
        hint={isPhoneNeeded ? t('checkout.phoneHint') : undefined}
        autoComplete={`${kind} tel`}
      />
    </div>
  )
}
