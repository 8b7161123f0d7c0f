/**
 * Whether the shopper of this device gets the newsletter, and at which address (R3.14). This is the stored document.
 */
export interface Newsletter {
  readonly isSubscribed: boolean
  readonly email: string
}

export const NO_NEWSLETTER: Newsletter = { isSubscribed: false, email: '' }
