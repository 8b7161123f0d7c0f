// store
export { SessionStore } from './session-store'
export { PROFILE_SCOPE } from './profile-changes'
// model
export { NO_SESSION } from './session-document'
export type { SessionDocument, SessionTokens } from './session-document'
export type { SessionEvent } from './session-event'
// the account's own data
export { AddressBook } from './address-book'
export { pendingProfile } from './pending-profile'
export { accountCopy } from './account-copy'
export type { AccountCopy } from './account-copy'
export { endAccount } from './end-account'
// ports
export type {
  AccountLogin,
  Credentials,
  EmailChange,
  NewPassword,
  PasswordChange,
  PersonalData,
  RefreshLock,
  Registration,
  AccountStorage,
  TokenLease,
  UserGateway,
} from './ports'
export type { Passkey, PasskeyAuthenticator, PasskeyGateway, PasskeyMessage, PasskeyRefusal } from './passkey-ports'
// errors
export type { AccountIssue, AccountIssueCode } from './account-issues'
// rules of forms
export {
  credentialsIssues,
  newPasswordIssues,
  passwordChangeIssues,
  profileIssues,
  registrationIssues,
  resetIssues,
} from './account-issues'
export type { AccountRejection } from './rejections'
export type { PasskeyRejection } from './passkeys'
