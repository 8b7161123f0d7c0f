import { useText } from '../../messages/use-text'
import { Check } from '../../ui/check'
import { FieldError } from '../../ui/field-error'
import { CONSENT_FIELD } from './focus-consent'

export interface ConsentProps {
  readonly given: boolean
  /** The cart refused the piece because the consent is missing. */
  readonly missing: boolean
  readonly onChange: (given: boolean) => void
}

/** The shopper confirms the measures of a piece that cannot be returned. */
export default function Consent({ given, missing, onChange }: ConsentProps) {
  const t = useText()
  return (
    <>
      <Check
        type="checkbox"
        id={CONSENT_FIELD}
        checked={given}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${CONSENT_FIELD}-e` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {t('product.consent')}
      </Check>
      {missing && <FieldError id={`${CONSENT_FIELD}-e`}>{t('product.consentMissing')}</FieldError>}
    </>
  )
}
