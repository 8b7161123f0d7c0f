/** The id of the field. */
export const CONSENT_FIELD = 'consent'

export function focusConsent(): void {
  document.getElementById(CONSENT_FIELD)?.focus()
}
