import {
  accept,
  EventChannel,
  GUEST,
  HostRejection,
  reject,
  type Cancel,
  type Clock,
  type Connectivity,
  type Customer,
  type CustomerChange,
  type CustomerGroup,
  type IdGenerator,
  type Logger,
  type Outbox,
  type OutboxAnswer,
  type Outcome,
} from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import {
  credentialsIssues,
  deletionIssues,
  newPasswordIssues,
  passwordChangeIssues,
  profileIssues,
  registrationIssues,
  resetIssues,
  type AccountIssue,
} from './account-issues'
import { LocalSession } from './local-session'
import type {
  Credentials,
  NewPassword,
  PasswordChange,
  RefreshLock,
  Registration,
  SessionStorage,
  TokenLease,
  UserGateway,
} from './ports'
import type { AccountRejection } from './rejections'
import { DEFAULT_SESSION_CONFIG, type SessionConfig } from './session-config'
import { accountOf, left, profileChanged, signedIn, signedOut } from './session-document'
import type { SessionEvent, SignOutReason } from './session-event'
import { TokenLock, type EndedBy } from './token-lock'

export interface SessionOptions {
  readonly gateway: UserGateway
  readonly storage: SessionStorage
  readonly refreshLock: RefreshLock
  readonly outbox: Outbox
  readonly connectivity: Pick<Connectivity, 'online'>
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
  readonly config?: SessionConfig
}

export const PROFILE_SCOPE = 'profile'

/** Guest or customer. What calls throw (`TransportError`) is a fault; what the host refuses is given back. */
export class SessionStore {
  readonly events = new EventChannel<SessionEvent>()
  readonly #gateway: UserGateway
  readonly #outbox: Outbox
  readonly #connectivity: Pick<Connectivity, 'online'>
  readonly #ids: IdGenerator
  readonly #logger: Logger
  readonly #config: SessionConfig
  readonly #local: LocalSession
  readonly #lock: TokenLock
  #knownAccount = GUEST
  isLoaded = false

  constructor({
    gateway,
    storage,
    refreshLock,
    outbox,
    connectivity,
    clock,
    ids,
    logger,
    config = DEFAULT_SESSION_CONFIG,
  }: SessionOptions) {
    this.#gateway = gateway
    this.#outbox = outbox
    this.#connectivity = connectivity
    this.#ids = ids
    this.#logger = logger
    this.#config = config
    this.#local = new LocalSession({ storage, clock, logger })
    this.#lock = new TokenLock({
      session: this.#local,
      gateway,
      refreshLock,
      config,
      clock,
      logger,
      ended: (account, by) => this.#ended(account, by),
    })
    makeAutoObservable(this, { events: false, lease: false }, { autoBind: true })
  }

  /** The customer's id, or `guest`. */
  get account(): string {
    return accountOf(this.#local.document)
  }

  get isSignedIn(): boolean {
    return this.account !== GUEST
  }

  get current(): Customer | undefined {
    return (this.isSignedIn && this.#local.document.current) || undefined
  }

  /** Goes with searches, so that the customer's prices come back (R6.05). */
  get group(): CustomerGroup | undefined {
    const { groupId, groupToken } = this.#local.document
    return groupId === null || !this.isSignedIn ? undefined : { groupId, groupToken }
  }

  /** The account whose things are yet to be cleared from this device (R4.18). */
  get leaving(): string | undefined {
    return this.#local.document.leaving ?? undefined
  }

  /** R4.19 */
  get tokenLock(): number {
    return this.#lock.lock
  }

  /** Tokens for calls in the account's name. */
  get lease(): TokenLease {
    return this.#lock
  }

  /** Settles when the device has been read; the host's word follows (R4.13). */
  async load(): Promise<void> {
    await this.#local.read()
    this.#knownAccount = this.account
    this.loaded()
    this.events.emit({ type: 'started', authorized: this.isSignedIn })
    void this.revalidate()
  }

  /** Follows other tabs and the answers to queued changes; the returned function stops. */
  start(): Cancel {
    const stops = [
      this.#local.follow(() => this.#changedElsewhere()),
      this.#outbox.subscribe(PROFILE_SCOPE, { onAnswer: (answer) => this.#profileAnswered(answer) }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Asks the host who this is; its refusal ends the session by way of the token lock. */
  async revalidate(): Promise<void> {
    const { account } = this
    if (account === GUEST || !this.#connectivity.online) return
    try {
      const customer = await this.#gateway.me({ account })
      await this.#local.change(profileChanged(account, customer))
      if (this.account === account) this.events.emit({ type: 'authorized', customer })
    } catch (error) {
      this.#logger.debug('The account could not be asked for', error)
    }
  }

  /** Nothing is kept of a login whose profile cannot be had: that throws (R4.14). */
  async login(credentials: Credentials): Promise<Outcome<Customer, AccountRejection>> {
    const tokens = await this.#asked(credentialsIssues(credentials), () =>
      this.#gateway.login({ ...credentials, username: credentials.username.trim().toLowerCase() }),
    )
    if (!tokens.ok) return tokens
    const customer = await this.#gateway.me({ token: tokens.value.token })
    this.#lock.reset()
    await this.#local.change(signedIn(tokens.value, customer))
    this.#knownAccount = this.account
    this.events.emit({ type: 'signed-in', customer })
    return accept(customer)
  }

  /** Does not log in by itself (contract §15.2). */
  register(registration: Registration): Promise<Outcome<Customer, AccountRejection>> {
    return this.#asked(registrationIssues(registration), () =>
      this.#gateway.register({ ...registration, email: registration.email.trim().toLowerCase() }),
    )
  }

  resetPassword(email: string): Promise<Outcome<void, AccountRejection>> {
    return this.#asked(resetIssues({ email }), () => this.#gateway.resetPassword(email.trim().toLowerCase()))
  }

  /** R4.17 */
  async createPassword(password: NewPassword): Promise<Outcome<void, AccountRejection>> {
    const created = await this.#asked(newPasswordIssues(password), () => this.#gateway.createPassword(password))
    if (!created.ok || !this.#config.loginAfterCreatePassword) return created
    const loggedIn = await this.login({ username: password.email, password: password.newPassword })
    return loggedIn.ok ? accept(undefined) : loggedIn
  }

  /** The host ends other logins with the old password; here the new one is used at once. */
  async changePassword(change: PasswordChange): Promise<Outcome<void, AccountRejection>> {
    const { account, current } = this
    if (!current) return reject({ code: 401, message: '', fields: [] })
    const changed = await this.#asked(passwordChangeIssues(change), () => this.#gateway.changePassword(account, change))
    if (!changed.ok) return changed
    this.events.emit({ type: 'password-changed' })
    const loggedIn = await this.login({ username: current.email, password: change.newPassword })
    return loggedIn.ok ? accept(undefined) : loggedIn
  }

  /** Queued, so it also works without a network; only these fields may change (R3.13). */
  async updateProfile(change: CustomerChange): Promise<Outcome<void, AccountRejection>> {
    if (!this.isSignedIn) return reject({ code: 401, message: '', fields: [] })
    const issues = profileIssues(change)
    if (issues.length > 0) return reject({ code: 'invalid', issues })
    const { firstname, lastname, email, addresses } = change
    await this.#outbox.enqueue({
      task_id: this.#ids.next(),
      scope: PROFILE_SCOPE,
      url: '/api/user/me?token={{token}}',
      payload: {
        method: 'POST',
        body: {
          customer: {
            firstname: firstname.trim(),
            lastname: lastname.trim(),
            email: email.trim().toLowerCase(),
            ...(addresses && { addresses }),
          },
        },
      },
      account: this.account,
      silent: true,
      supersedes: true,
    })
    return accept(undefined)
  }

  /** All that the host keeps about the account. Refusals and missing answers are thrown. */
  accountData(): Promise<Readonly<Record<string, unknown>>> {
    return this.#gateway.accountData(this.account)
  }

  /** The account ends at the host. The device goes on as it was until `leave`, so that whoever holds the account's things can let go of them first. */
  async deleteAccount(password: string): Promise<Outcome<void, AccountRejection>> {
    if (!this.isSignedIn) return reject({ code: 401, message: '', fields: [] })
    return this.#asked(deletionIssues({ password }), () => this.#gateway.deleteAccount(this.account, password))
  }

  /** An account that is no more: its login has ended with it, so the host need not be told. */
  async leave(): Promise<void> {
    const { account } = this
    if (account === GUEST) return
    // First: whoever shows the account must know that it was the shopper's wish.
    this.events.emit({ type: 'account-deleted' })
    await this.#local.change(signedOut(account))
    this.#signedOut(account, 'asked', true)
  }

  /** R4.18; what belongs to the account is cleared by whoever holds it, and then `cleared` is called. */
  async logout({ silent = false }: { readonly silent?: boolean } = {}): Promise<void> {
    const { token, refreshToken } = this.#local.document
    const { account } = this
    if (account === GUEST) return
    await this.#local.change(signedOut(account))
    this.#signedOut(account, 'asked', silent)
    // The device has forgotten the tokens either way; without a network they end by age.
    this.#gateway
      .logout({ token, refreshToken })
      .catch((error: unknown) => this.#logger.debug('The host was not told of the logout', error))
  }

  async cleared(account: string): Promise<void> {
    await this.#local.change(left(account))
  }

  loaded(): void {
    this.isLoaded = true
  }

  #ended(account: string, by: EndedBy): void {
    this.#signedOut(account, 'refused', true)
    if (by === 'worn-out') this.events.emit({ type: 'refresh-failed' })
  }

  #signedOut(account: string, reason: SignOutReason, silent: boolean): void {
    this.#knownAccount = this.account
    this.events.emit({ type: 'signed-out', account, reason, silent })
  }

  #changedElsewhere(): void {
    const before = this.#knownAccount
    const { account, current } = this
    if (account === before) return
    this.#lock.reset()
    if (before !== GUEST) this.#signedOut(before, 'elsewhere', true)
    this.#knownAccount = account
    if (current) this.events.emit({ type: 'signed-in', customer: current })
  }

  async #profileAnswered({ account, code, result, fields }: OutboxAnswer): Promise<void> {
    if (code === 200) {
      // Hosts exist that answer no customer: then they are asked.
      if (isCustomer(result)) await this.#local.change(profileChanged(account, result))
      else await this.revalidate()
      return this.events.emit({ type: 'profile-updated' })
    }
    const { message } = new HostRejection({ code, result, fields })
    this.events.emit({ type: 'profile-refused', message, fields: fields ?? [] })
  }

  async #asked<Value>(
    issues: readonly AccountIssue[],
    ask: () => Promise<Value>,
  ): Promise<Outcome<Value, AccountRejection>> {
    if (issues.length > 0) return reject({ code: 'invalid', issues })
    try {
      return accept(await ask())
    } catch (error) {
      if (!(error instanceof HostRejection)) throw error
      const { code, message, fields } = error
      return reject({ code, message, fields })
    }
  }
}

function isCustomer(result: unknown): result is Customer {
  return typeof result === 'object' && result !== null && typeof (result as Partial<Customer>).id === 'number'
}
