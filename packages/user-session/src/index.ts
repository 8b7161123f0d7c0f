// store
export { PROFILE_SCOPE, SessionStore } from './session-store'
export type { SessionOptions } from './session-store'
export { DEFAULT_SESSION_CONFIG } from './session-config'
export type { SessionConfig } from './session-config'
// model
export { GUEST, NO_SESSION } from './session-document'
export type { SessionChange, SessionDocument, SessionTokens } from './session-document'
export { MOST_ADDRESSES, withAddress, withoutAddress } from './address-book'
export type { SessionEvent, SignOutReason } from './session-event'
// ports
export type {
  Credentials,
  NewPassword,
  PasswordChange,
  RefreshLock,
  Registration,
  SessionStorage,
  TokenLease,
  UserGateway,
} from './ports'
// errors
export type { AccountIssue, AccountIssueCode } from './account-issues'
export type { AccountRejection } from './rejections'
