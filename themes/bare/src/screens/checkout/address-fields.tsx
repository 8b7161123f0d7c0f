import { useCountries, useMessage } from '@vitrin/theme-kit'
import type { FormField } from '@vitrin/theme-kit/forms'
import { SelectField, TextField } from '../../ui/field'

type Name =
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
  readonly country: string
  readonly field: (name: Name) => FormField
  /** Who it is for while its names are empty. */
  readonly person?: string
  /** The carrier calls before it comes. */
  readonly isPhoneNeeded?: boolean
}

export function AddressFields({ kind, country, field, person, isPhoneNeeded = false }: AddressFieldsProps) {
  const t = useMessage()
  const countries = useCountries()
  const own = { optional: person !== undefined, hint: person }
  return (
    <div className="fields">
      <TextField {...field('streetAddress')} label={t('checkout.street')} autoComplete={`${kind} address-line1`} />
      <TextField
        {...field('apartmentNumber')}
        label={t('checkout.apartment')}
        optional
        autoComplete={`${kind} address-line2`}
      />
      <TextField
        {...field('zipCode')}
        label={t('checkout.zip')}
        inputMode={countries.hasNumericPostcode(country) ? 'numeric' : 'text'}
        autoComplete={`${kind} postal-code`}
      />
      <TextField {...field('city')} label={t('checkout.city')} autoComplete={`${kind} address-level2`} />
      <SelectField {...field('country')} label={t('checkout.country')} autoComplete={`${kind} country`}>
        {countries.all.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {countries.hasRegion(country) && (
        <TextField {...field('state')} label={t('checkout.region')} autoComplete={`${kind} address-level1`} />
      )}
      <TextField
        {...field('phoneNumber')}
        type="tel"
        label={t('checkout.phone')}
        optional={!isPhoneNeeded}
        hint={isPhoneNeeded ? t('checkout.phoneHint') : undefined}
        autoComplete={`${kind} tel`}
      />
      <TextField {...field('firstName')} {...own} label={t('checkout.firstName')} autoComplete={`${kind} given-name`} />
      <TextField {...field('lastName')} {...own} label={t('checkout.lastName')} autoComplete={`${kind} family-name`} />
    </div>
  )
}
