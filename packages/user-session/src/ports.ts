import type { Customer, CustomerAddress } from '@vitrin/kernel'
import type { SessionChange, SessionDocument, SessionTokens } from './session-document'

export interface Credentials {
  /** The e-mail address. */
  readonly username: string
  readonly password: string
}

export interface Registration {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly password: string
  readonly addresses?: readonly CustomerAddress[]
}

export interface NewPassword {
  readonly email: string
  readonly newPassword: string
  readonly resetToken: string
}

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

export interface EmailChange {
  readonly email: string
  readonly currentPassword: string
}

/** A login of the account on some device, which has not ended. */
export interface AccountLogin {
  /** `Firefox · Windows`; empty when the host does not know it. */
  readonly device: string
  /** ISO 8601 */
  readonly usedAt: string
  readonly isCurrent: boolean
}

/**
 * Accounts at the host (contract §4). Every method throws `TransportError`
 * when no answer came and `HostRejection` when it is no.
 */
export interface UserGateway {
  login(credentials: Credentials): Promise<SessionTokens>
  register(registration: Registration): Promise<Customer>
  resetPassword(email: string): Promise<void>
  createPassword(password: NewPassword): Promise<void>
  changePassword(account: string, change: PasswordChange): Promise<void>
  /** Asks for another e-mail address. The host mails a link to it; until that is followed the old one stays. */
  changeEmail(account: string, change: EmailChange): Promise<void>
  /** With a token that is not yet the session's, or for the account that is signed in. */
  me(who: { readonly token: string } | { readonly account: string }): Promise<Customer>
  refresh(refreshToken: string): Promise<SessionTokens>
  /** Everything that the host keeps about the account. */
  accountData(account: string): Promise<Readonly<Record<string, unknown>>>
  logins(account: string): Promise<readonly AccountLogin[]>
  /** Ends all logins of the account, this one too. */
  endLogins(account: string): Promise<void>
  deleteAccount(account: string, password: string): Promise<void>
  /** Ends the login at the host. A host without this call is no fault. */
  logout(tokens: { readonly token: string | null; readonly refreshToken: string | null }): Promise<void>
}

/**
 * The session on this device. A device without one gives `NO_SESSION`; a failed read or write rejects.
 * `update` is one atomic read-modify-write over all tabs: it settles, with what it stored, when that is durable.
 */
export interface AccountStorage {
  read(): Promise<SessionDocument>
  update(change: SessionChange): Promise<SessionDocument>
  /** Calls the listener with sessions that another tab stored or a late read finds. Returns the stop function. */
  onChange(listener: (session: SessionDocument) => void): () => void
}

/** Of all tabs one at a time: two refreshes with one token would look like a theft to the host (decisions.md 3). */
export interface RefreshLock {
  run<Result>(job: () => Promise<Result>): Promise<Result>
}

/**
 * Tokens for calls made in an account's name (R4.19). Both methods throw `HostRejection` 401 when
 * that account is not, or no longer, signed in here, so nothing is ever sent with another's token.
 */
export interface TokenLease {
  /** Waits while a refresh is under way. */
  token(account: string): Promise<string>
  /** The host refused this token: the next one. Throws `TransportError` when the host could not be asked. */
  renewed(account: string, refused: string): Promise<string>
  /** The host accepted a token, also when it refused the rest of the call. */
  accepted(): void
}

/** A call that waits in the queue; sync-queue's `SyncTask` fits. */
export interface QueuedTask {
  readonly scope: string
  readonly state: string
  readonly payload: { readonly body?: unknown }
}

/** One place on this device that holds data of accounts. */
export interface PersonalData {
  /** Deletes everything that belongs to this account; rejects when the device cannot delete it. */
  forget(account: string): Promise<void>
}
