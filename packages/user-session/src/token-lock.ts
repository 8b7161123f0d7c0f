import { HostRejection, TransportError, type Clock, type Logger } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import type { LocalSession } from './local-session'
import type { RefreshLock, TokenLease, UserGateway } from './ports'
import type { SessionConfig } from './session-config'
import { accountOf, loginEnded, refreshed, type SessionDocument } from './session-document'

export interface TokenLockOptions {
  readonly session: LocalSession
  readonly gateway: Pick<UserGateway, 'refresh'>
  readonly refreshLock: RefreshLock
  readonly config: SessionConfig
  readonly clock: Clock
  readonly logger: Logger
  /** The login of this account has ended. */
  readonly ended: (account: string, reason: LoginEnd) => void
}

/** The host refused the tokens, or it gave new ones and refused those, too. */
export type LoginEnd = 'tokens-refused' | 'new-tokens-refused'

/** Hands out tokens and renews them, one refresh at a time (R4.19–R4.21, contract §15.1 step 5a). */
export class TokenLock implements TokenLease {
  readonly #options: TokenLockOptions
  #attempts = 0
  /** 0: free · above 0: a refresh is under way · below 0: it failed, until the next login (R4.19). */
  lock = 0

  constructor(options: TokenLockOptions) {
    this.#options = options
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async token(account: string): Promise<string> {
    await this.#whenUnlocked()
    if (this.lock < 0) throw unauthorized()
    return tokenOf(this.#options.session.document, account)
  }

  async renewed(account: string, refused: string): Promise<string> {
    const { refreshLock } = this.#options
    if (this.lock !== 0) return this.token(account)
    this.setLock(1)
    try {
      return await refreshLock.run(() => this.#refresh(account, refused))
    } finally {
      // A failed refresh has set it below 0.
      if (this.lock > 0) this.setLock(0)
    }
  }

  accepted(): void {
    this.#attempts = 0
  }

  /** A login begins anew (contract §15.2). */
  reset(): void {
    this.#attempts = 0
    this.setLock(0)
  }

  private setLock(lock: number): void {
    this.lock = lock
  }

  async #whenUnlocked(): Promise<void> {
    const { clock, config } = this.#options
    while (this.lock > 0) await new Promise<void>((resolve) => clock.after(config.refreshWaitMs, resolve))
  }

  /** Under the lock of all tabs, so what is stored now is the newest there is (decisions.md 3). */
  async #refresh(account: string, refused: string): Promise<string> {
    const { session, gateway, config } = this.#options
    const { token, refreshToken } = await session.read()
    if (accountOf(this.#options.session.document) !== account) throw unauthorized()
    // Another call or another tab has refreshed the tokens meanwhile.
    if (token && token !== refused) return token
    // R4.21: without refreshing, a refused token is the end of the login.
    if (refreshToken === null || !config.autoRefreshTokens) return this.#end(account, refreshToken, 'tokens-refused')
    if (this.#attempts >= config.maxRefreshAttempts) return this.#end(account, refreshToken, 'new-tokens-refused')
    let tokens
    try {
      tokens = await gateway.refresh(refreshToken)
    } catch (error) {
      if (refusesToken(error)) return this.#end(account, refreshToken, 'tokens-refused')
      // The token may still be valid: this call fails like one without an answer, and the next call asks again.
      throw error instanceof TransportError
        ? error
        : new TransportError('network', 'The tokens could not be refreshed', { cause: error })
    }
    this.#attempts += 1
    return tokenOf(await session.change(refreshed(account, refreshToken, tokens)), account)
  }

  /** R4.20. When the account has signed in again meanwhile, the token of that login is given. */
  async #end(account: string, refreshToken: string | null, reason: LoginEnd): Promise<string> {
    const { session, logger, ended } = this.#options
    const stored = await session.change(loginEnded(account, refreshToken))
    if (accountOf(stored) === account) return tokenOf(stored, account)
    logger.debug('The tokens could not be refreshed', reason)
    this.#attempts = 0
    this.setLock(-1)
    ended(account, reason)
    throw unauthorized()
  }
}

function tokenOf(session: SessionDocument, account: string): string {
  if (!session.token || accountOf(session) !== account) throw unauthorized()
  return session.token
}

/** R8.12; the sentence is the specification's. */
function unauthorized(): HostRejection {
  return new HostRejection({
    code: 401,
    result: 'Error refreshing user token. User is not authorized to access the resource',
  })
}

/** Hosts exist that refuse a refresh token with code 500 and a sentence about it (contract §4). */
function refusesToken(error: unknown): boolean {
  if (!(error instanceof HostRejection)) return false
  return error.isServerFault ? /refresh ?token|jwt|malformed/i.test(error.message) : error.code !== 429
}
