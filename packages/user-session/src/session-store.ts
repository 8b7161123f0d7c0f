import {
  accept,
  EventChannel,
  GUEST,
  reject,
  type Cancel,
  type Customer,
  type CustomerChange,
  type CustomerGroup,
  type Outcome,
} from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { AccountAtHost } from './account-at-host'
import { AccountRequests, NOT_SIGNED_IN } from './account-requests'
import { Authentication } from './authentication'
import { LocalSession } from './local-session'
import { Passkeys } from './passkeys'
import type { Credentials, NewPassword, PasswordChange, Registration, TokenLease } from './ports'
import { ProfileChanges } from './profile-changes'
import type { AccountRejection } from './rejections'
import { DEFAULT_SESSION_CONFIG, type SessionConfig } from './session-config'
import { left, profileChanged } from './session-document'
import type { SessionEvent } from './session-event'
import type { SessionOptions } from './session-options'
import { TokenLock } from './token-lock'

/** Guest or customer. What the host refuses is given back as a value; faults such as `TransportError` are thrown. */
export class SessionStore {
  readonly events = new EventChannel<SessionEvent>()
  readonly #config: SessionConfig
  readonly #local: LocalSession
  readonly #tokens: TokenLock
  readonly #requests: AccountRequests
  readonly #authentication: Authentication
  readonly #profile: ProfileChanges
  readonly atHost: AccountAtHost
  readonly passkeys: Passkeys
  readonly storeCode: string

  constructor({ config, ...options }: SessionOptions) {
    const { gateway, outbox, ids, storeCode } = options
    this.storeCode = storeCode
    this.#config = { ...DEFAULT_SESSION_CONFIG, ...config }
    this.#requests = new AccountRequests(gateway)
    this.atHost = new AccountAtHost({ gateway, requests: this.#requests, session: this })
    this.#local = new LocalSession(options)
    this.#tokens = new TokenLock({
      ...options,
      config: this.#config,
      session: this.#local,
      ended: (account, reason) => this.#authentication.loginEnded(account, reason),
    })
    this.#authentication = new Authentication({
      ...options,
      session: this.#local,
      tokens: this.#tokens,
      events: this.events,
    })
    this.passkeys = new Passkeys({ ...options, session: this, signIn: (ask) => this.#authentication.login(ask) })
    this.#profile = new ProfileChanges({
      outbox,
      ids,
      updated: (account, customer) => this.#profileUpdated(account, customer),
      refused: (message, fields) => this.events.emit({ type: 'profile-refused', message, fields }),
    })
    makeAutoObservable(
      this,
      { events: false, lease: false, atHost: false, passkeys: false, storeCode: false },
      { autoBind: true },
    )
  }

  /** The customer's id, or `guest`. */
  get account(): string {
    return this.#local.account
  }

  /** When the session began on this page, in ms since 1970; 0 before `load` (R3.12). */
  get startedAt(): number {
    return this.#local.startedAt
  }

  /** The device was read. */
  get isLoaded(): boolean {
    return this.#local.isRead
  }

  get isSignedIn(): boolean {
    return this.account !== GUEST
  }

  get current(): Customer | undefined {
    return this.#local.current
  }

  /** Goes with searches, so that the customer's prices come back (R6.05). */
  get group(): CustomerGroup | undefined {
    const { groupId, groupToken } = this.#local.document
    return groupId === null || !this.isSignedIn ? undefined : { groupId, groupToken }
  }

  /** The account whose data is still to be cleared from this device (R4.18). */
  get leaving(): string | undefined {
    return this.#local.document.leaving ?? undefined
  }

  /** R4.19 */
  get tokenLock(): number {
    return this.#tokens.lock
  }

  /** Tokens for calls in the account's name. */
  get lease(): TokenLease {
    return this.#tokens
  }

  /** Settles when the device has been read; the answer of the host follows later (R4.13). */
  async load(): Promise<void> {
    await this.#local.read()
    this.#authentication.begin()
    void this.revalidate()
  }

  /** Follows other tabs and the answers to queued changes; the returned function stops. */
  start(): Cancel {
    const stops = [this.#authentication.followTabs(), this.#profile.start()]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Fetches the account from the host. A host that refuses its token ends the session. */
  revalidate(): Promise<void> {
    return this.#authentication.revalidate()
  }

  /** Throws when the profile cannot be fetched, and then keeps nothing of the login (R4.14). */
  login(credentials: Credentials): Promise<Outcome<Customer, AccountRejection>> {
    return this.#authentication.login(() => this.#requests.login(credentials))
  }

  /** R4.18. The account's data stays on the device until its holders have cleared it and call `cleared`. */
  logout({ silent = false }: { readonly silent?: boolean } = {}): Promise<void> {
    return this.#authentication.logout(silent)
  }

  async cleared(account: string): Promise<void> {
    await this.#local.change(left(account))
  }

  /** Does not sign in (contract §15.2). */
  register(registration: Registration): Promise<Outcome<Customer, AccountRejection>> {
    return this.#requests.register(registration)
  }

  resetPassword(email: string): Promise<Outcome<void, AccountRejection>> {
    return this.#requests.resetPassword(email)
  }

  /** R4.17 */
  async createPassword(password: NewPassword): Promise<Outcome<void, AccountRejection>> {
    const created = await this.#requests.createPassword(password)
    if (!created.ok || !this.#config.loginAfterCreatePassword) return created
    return this.#loginWith(password.email, password.newPassword)
  }

  /** The host ends the other logins of the account; this device signs in again with the new password at once. */
  async changePassword(change: PasswordChange): Promise<Outcome<void, AccountRejection>> {
    const { account, current } = this
    if (!current) return reject(NOT_SIGNED_IN)
    const changed = await this.#requests.changePassword(account, change)
    if (!changed.ok) return changed
    this.events.emit({ type: 'password-changed' })
    return this.#loginWith(current.email, change.newPassword)
  }

  /** Queued, so it also works without a network. */
  async updateProfile(change: CustomerChange): Promise<Outcome<void, AccountRejection>> {
    return this.isSignedIn ? this.#profile.send(this.account, change) : reject(NOT_SIGNED_IN)
  }

  /** Signs out of an account that no longer exists. Its login ended with it, so the host is not called. */
  leave(): Promise<void> {
    return this.#authentication.leave()
  }

  async #loginWith(username: string, password: string): Promise<Outcome<void, AccountRejection>> {
    const loggedIn = await this.login({ username, password })
    return loggedIn.ok ? accept(undefined) : loggedIn
  }

  async #profileUpdated(account: string, customer: Customer | undefined): Promise<void> {
    if (customer) await this.#local.change(profileChanged(account, customer))
    else await this.revalidate()
    this.events.emit({ type: 'profile-updated' })
  }
}
