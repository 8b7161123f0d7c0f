/** Whether the shopper agrees to analytics. It stays on this device (decisions.md 25). */
export interface Consent {
  readonly choice: 'granted' | 'denied' | null
}

export const NOT_ASKED: Consent = { choice: null }
