import type { Customer, FieldRefusal } from '@vitrin/kernel'

/** Why a session ended: the shopper asked, the host refused its tokens, or another tab ended it. */
export type SignOutReason = 'asked' | 'refused' | 'elsewhere'

export type SessionEvent =
  /** The device has been read; with a token the account is being fetched (R4.13). */
  | { readonly type: 'started'; readonly authorized: boolean }
  /** The host confirmed who this is. */
  | { readonly type: 'authorized'; readonly customer: Customer }
  | { readonly type: 'signed-in'; readonly customer: Customer }
  /** `silent`: nothing is announced (R4.18). */
  | { readonly type: 'signed-out'; readonly account: string; readonly reason: SignOutReason; readonly silent: boolean }
  /** 'Internal Application error while refreshing the tokens …' (R8.12): new tokens came and were refused as well. */
  | { readonly type: 'refresh-failed' }
  /** 'Password has successfully been changed' (R8.08) */
  | { readonly type: 'password-changed' }
  | { readonly type: 'account-deleted' }
  /** 'Account data has successfully been updated' (R8.09) */
  | { readonly type: 'profile-updated' }
  | { readonly type: 'profile-refused'; readonly message: string; readonly fields: readonly FieldRefusal[] }
