/** What somebody who watches over a shop wants to know afterwards. */
export type SecurityEvent =
  | 'account-created'
  | 'account-deleted'
  | 'e-mail-changed'
  | 'invalidation-key-wrong'
  | 'limit-reached'
  | 'login-failed'
  | 'login-succeeded'
  | 'metrics-key-wrong'
  | 'passkey-added'
  | 'passkey-removed'
  | 'password-changed'
  | 'password-reset'
  | 'password-wrong'
  | 'refresh-token-elsewhere'
  | 'refresh-token-reused'
  | 'sessions-withdrawn'
  | 'workshop-entered'
  | 'workshop-key-wrong'

export interface SecurityIds {
  readonly customerId?: number | undefined
  /** The name of a call, as in the contract's table. */
  readonly call?: string
}

/** Keeps security events. It gets ids and never personal data. */
export interface SecurityLog {
  record(event: SecurityEvent, ids?: SecurityIds): void
}

export const NO_SECURITY_LOG: SecurityLog = { record: () => undefined }
