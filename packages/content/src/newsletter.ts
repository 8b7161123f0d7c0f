import type { HoldReason } from '@vitrin/kernel'

/**
 * Whether the shopper of this device gets the newsletter, and at which address (R3.14). This is the stored document.
 */
export interface Newsletter {
  readonly isSubscribed: boolean
  readonly email: string
  /** The host has mailed a link to this address, which begins or ends the newsletter. */
  readonly awaitsLink?: boolean
}

export const NO_NEWSLETTER: Newsletter = { isSubscribed: false, email: '' }

/** What the host says of an address (contract §13.1); `pending` until the link of a mail was followed. */
export type NewsletterStatus = 'subscribed' | 'pending' | 'unsubscribed'

/** The host has done the request, waits for the mailed link, or the request still waits on this device. */
export type NewsletterProgress =
  | { readonly status: 'done' | 'link-mailed' }
  | { readonly status: 'waiting'; readonly reason: HoldReason }

export type NewsletterRejection =
  /** `not-implemented`: the host has no newsletter. */
  | { readonly code: 'required' | 'email-invalid' | 'not-implemented' }
  | { readonly code: 'refused'; readonly message: string | undefined }

export type NewsletterEvent =
  | { readonly type: 'subscribed' | 'unsubscribed' | 'joinMailed' | 'leaveMailed'; readonly email: string }
  /** The host refused a request that no form waits for any more. */
  | { readonly type: 'refused'; readonly message: string | undefined }
