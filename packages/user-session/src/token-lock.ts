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
  /** The login of this account is over: its tokens were no good any more. `worn-out`: even new ones were refused. */
  readonly ended: (account: string, why: EndedBy) => void
}

export type EndedBy = 'refused' | 'worn-out'

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
    await this.#free()
    if (this.lock < 0) throw unauthorized()
    return tokenOf(this.document, account)
  }

  async renewed(account: string, refused: string): Promise<string> {
    const { refreshLock } = this.#options
    if (this.lock !== 0) return this.token(account)
    this.locked(1)
    try {
      return await refreshLock.run(() => this.#refresh(account, refused))
    } finally {
      // A failed refresh has set it below 0.
      if (this.lock > 0) this.locked(0)
    }
  }

  accepted(): void {
    this.#attempts = 0
  }

  /** A login begins anew (contract §15.2). */
  reset(): void {
    this.#attempts = 0
    this.locked(0)
  }

  locked(lock: number): void {
    this.lock = lock
  }

  get document(): SessionDocument {
    return this.#options.session.document
  }

  async #free(): Promise<void> {
    const { clock, config } = this.#options
    while (this.lock > 0) await new Promise<void>((over) => clock.after(config.refreshWaitMs, over))
  }

  /** Under the lock of all tabs, so what is stored now is the newest there is (decisions.md 3). */
  async #refresh(account: string, refused: string): Promise<string> {
    const { session, gateway, config } = this.#options
    const { token, refreshToken } = await session.read()
    if (accountOf(this.document) !== account) throw unauthorized()
    // Another call, or another tab, was here first.
    if (token && token !== refused) return token
    // R4.21: without refreshing, a refused token is the end of the login.
    if (refreshToken === null || !config.autoRefreshTokens) return this.#end(account, refreshToken, 'refused')
    if (this.#attempts >= config.maxRefreshAttempts) return this.#end(account, refreshToken, 'worn-out')
    let tokens
    try {
      tokens = await gateway.refresh(refreshToken)
    } catch (error) {
      if (isNo(error)) return this.#end(account, refreshToken, 'refused')
      // Nothing was said about the token: the call fails as one that got no answer, and the next one asks again.
      throw error instanceof TransportError
        ? error
        : new TransportError('network', 'The tokens could not be refreshed', { cause: error })
    }
    this.#attempts += 1
    return tokenOf(await session.change(refreshed(account, refreshToken, tokens)), account)
  }

  /** R4.20. Whoever signed in anew meanwhile goes on with that login's token. */
  async #end(account: string, refreshToken: string | null, why: EndedBy): Promise<string> {
    const { session, logger, ended } = this.#options
    const stored = await session.change(loginEnded(account, refreshToken))
    if (accountOf(stored) === account) return tokenOf(stored, account)
    logger.debug('The tokens could not be refreshed', why)
    this.#attempts = 0
    this.locked(-1)
    ended(account, why)
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
function isNo(error: unknown): boolean {
  if (!(error instanceof HostRejection)) return false
  return error.isServerFault ? /refresh ?token|jwt|malformed/i.test(error.message) : error.code !== 429
}
