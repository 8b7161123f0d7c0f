import type { AddToCart } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Check } from '../../ui/choice'
import { FieldError } from '../../ui/field-error'

const FIELD = 'consent'

/** The shopper confirms the measures of a piece that cannot be returned. */
export function Consent({ buying }: { readonly buying: AddToCart }) {
  const t = useText()
  const { mustConsent, hasConsent, isConsentMissing, setConsent } = buying
  return (
    <>
      {mustConsent && (
        <Check
          type="checkbox"
          id={FIELD}
          checked={hasConsent}
          aria-invalid={isConsentMissing || undefined}
          aria-describedby={isConsentMissing ? `${FIELD}-e` : undefined}
          onChange={(event) => setConsent(event.target.checked)}
        >
          {t('product.consent')}
        </Check>
      )}
      {isConsentMissing && <FieldError id={`${FIELD}-e`}>{t('product.consentMissing')}</FieldError>}
    </>
  )
}

export function focusConsent(): void {
  document.getElementById(FIELD)?.focus()
}
