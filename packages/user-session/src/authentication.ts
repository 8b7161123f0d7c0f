import {
  accept,
  GUEST,
  type Cancel,
  type Connectivity,
  type Customer,
  type EventChannel,
  type Logger,
  type Outcome,
} from '@vitrin/kernel'
import type { LocalSession } from './local-session'
import type { UserGateway } from './ports'
import { profileChanged, signedIn, signedOut, type SessionDocument, type SessionTokens } from './session-document'
import type { SessionEvent, SignOutReason } from './session-event'
import type { LoginEnd, TokenLock } from './token-lock'

export interface AuthenticationOptions {
  readonly gateway: Pick<UserGateway, 'me' | 'logout'>
  readonly session: LocalSession
  readonly tokens: Pick<TokenLock, 'reset'>
  readonly connectivity: Pick<Connectivity, 'online'>
  readonly events: EventChannel<SessionEvent>
  readonly logger: Logger
}

/** Signs in and out, and announces each change of the account once in this tab. */
export class Authentication {
  readonly #options: AuthenticationOptions
  /** The account that this tab announced last; another tab may have signed in or out since. */
  #announced = GUEST

  constructor(options: AuthenticationOptions) {
    this.#options = options
  }

  /** After the device has been read. */
  begin(): void {
    const { session, events } = this.#options
    this.#announced = session.account
    events.emit({ type: 'started', authorized: session.account !== GUEST })
  }

  /** Announces what other tabs change. */
  followTabs(): Cancel {
    return this.#options.session.follow(() => this.#changedInAnotherTab())
  }

  /** Fetches the account from the host. When the host refuses the token, the token lock ends the session. */
  async revalidate(): Promise<void> {
    const { gateway, session, connectivity, events, logger } = this.#options
    const { account } = session
    if (account === GUEST || !connectivity.online) return
    try {
      const customer = await gateway.me({ account })
      await session.change(profileChanged(account, customer))
      if (session.account === account) events.emit({ type: 'authorized', customer })
    } catch (error) {
      logger.debug('The account could not be fetched', error)
    }
  }

  /**
   * Signs in with the tokens that the host gives for a password or a passkey.
   * Throws when the profile cannot be fetched, and then keeps nothing of the login (R4.14). A login that it replaces
   * ends: after a change of the password no copy of its tokens and no late request of another tab must outlive it.
   */
  async login<Rejection>(ask: () => Promise<Outcome<SessionTokens, Rejection>>): Promise<Outcome<Customer, Rejection>> {
    const { gateway, session, tokens, events } = this.#options
    const login = await ask()
    if (!login.ok) return login
    const customer = await gateway.me({ token: login.value.token })
    tokens.reset()
    const before = session.document
    await session.change(signedIn(login.value, customer))
    // A device that could not store the new login still uses the one before, in its other tabs.
    if (before.token && session.isStored) this.#endAtHost(before)
    this.#announced = session.account
    events.emit({ type: 'signed-in', customer })
    return accept(customer)
  }

  async logout(silent: boolean): Promise<void> {
    const { session } = this.#options
    const { account, document } = session
    if (account === GUEST) return
    await session.change(signedOut(account))
    this.#announceSignOut(account, 'asked', silent)
    this.#endAtHost(document)
  }

  /** The device has forgotten these tokens already. Without a network they expire. */
  #endAtHost({ token, refreshToken }: Pick<SessionDocument, 'token' | 'refreshToken'>): void {
    const { gateway, logger } = this.#options
    gateway
      .logout({ token, refreshToken })
      .catch((error: unknown) => logger.debug('The host did not hear of the logout', error))
  }

  /** Signs out of an account that no longer exists. Its login ended with it, so the host is not called. */
  async leave(): Promise<void> {
    const { session, events } = this.#options
    const { account } = session
    if (account === GUEST) return
    // First, so that listeners know that the shopper asked for the sign-out that follows.
    events.emit({ type: 'account-deleted' })
    await session.change(signedOut(account))
    this.#announceSignOut(account, 'asked', true)
  }

  /** The token lock has ended the login of this account. */
  loginEnded(account: string, reason: LoginEnd): void {
    this.#announceSignOut(account, 'refused', true)
    if (reason === 'new-tokens-refused') this.#options.events.emit({ type: 'refresh-failed' })
  }

  #changedInAnotherTab(): void {
    const { session, tokens, events } = this.#options
    const before = this.#announced
    const { account, current } = session
    if (account === before) return
    tokens.reset()
    if (before !== GUEST) this.#announceSignOut(before, 'elsewhere', true)
    this.#announced = account
    if (current) events.emit({ type: 'signed-in', customer: current })
  }

  #announceSignOut(account: string, reason: SignOutReason, silent: boolean): void {
    const { session, events } = this.#options
    this.#announced = session.account
    events.emit({ type: 'signed-out', account, reason, silent })
  }
}
