import type { FieldRefusal, HoldReason } from '@vitrin/kernel'

/** The host has the form, or the form still waits on this device. */
export type ContactProgress =
  | { readonly status: 'received' }
  | { readonly status: 'waiting'; readonly reason: HoldReason }

export type SendRejection =
  | { readonly code: 'refused'; readonly message: string | undefined; readonly fields: readonly FieldRefusal[] }
  /** Another tab has sent it or taken it back. */
  | { readonly code: 'gone' }

/** The host's answer to a form that no page waits for any more. */
export type ContactEvent =
  | { readonly type: 'received'; readonly subject: string }
  | { readonly type: 'refused'; readonly message: string | undefined }

/** `stopped`: it is not sent again, but the host may have received it. */
export type TakenBack = 'taken-back' | 'stopped'
