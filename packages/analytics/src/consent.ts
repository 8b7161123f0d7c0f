/** What the shopper said to being measured; stays on this device (decisions.md 25). */
export interface Consent {
  readonly choice: 'granted' | 'denied' | null
}

export const NOT_ASKED: Consent = { choice: null }
