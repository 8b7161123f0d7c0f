// store
export { SessionStore } from './session-store'
export type { SessionOptions } from './session-options'
export { PROFILE_SCOPE } from './profile-changes'
export { DEFAULT_SESSION_CONFIG } from './session-config'
export type { SessionConfig } from './session-config'
// model
export { NO_SESSION } from './session-document'
export type { SessionChange, SessionDocument, SessionTokens } from './session-document'
export type { SessionEvent, SignOutReason } from './session-event'
// the account's own data
export { AddressBook } from './address-book'
export type { AddressBookOptions } from './address-book'
export { pendingProfile } from './pending-profile'
export type { PendingProfileOptions } from './pending-profile'
export { accountCopy } from './account-copy'
export type { AccountCopy, AccountCopyOptions } from './account-copy'
export { endAccount } from './end-account'
export type { EndAccountOptions } from './end-account'
// ports
export type {
  Credentials,
  NewPassword,
  PasswordChange,
  PersonalData,
  QueuedTask,
  RefreshLock,
  Registration,
  SessionStorage,
  TokenLease,
  UserGateway,
} from './ports'
// errors
export type { AccountIssue, AccountIssueCode } from './account-issues'
export type { AccountRejection } from './rejections'
