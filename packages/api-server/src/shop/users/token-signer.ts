import { randomBytes } from 'node:crypto'
import { sign, verify } from 'hono/jwt'
import type { Clock } from '@vitrin/kernel'
import type { Customer, HostDatabase } from '../../database'
import { CUSTOMER_GROUP } from '../../customer-groups'

const ALGORITHM = 'HS256'
const ACCESS_TOKEN_LIFE_MS = 15 * 60 * 1000

/** The customer of an access token, and the refresh token of the same answer. */
export interface AccessClaims {
  readonly customerId: number
  readonly refreshTokenId: number
}

/**
 * Signs and verifies tokens. The secret is made once per data folder, so that tokens survive a restart (decisions.md
 * 3).
 */
export class TokenSigner {
  readonly #secret: string
  readonly #clock: Clock

  constructor(database: HostDatabase, clock: Clock) {
    this.#secret = database.transaction(() =>
      database.settings.readOrCreate('token-secret', () => randomBytes(32).toString('hex')),
    )
    this.#clock = clock
  }

  accessToken({ customerId, refreshTokenId }: AccessClaims): Promise<string> {
    const expires = Math.floor((this.#clock.now() + ACCESS_TOKEN_LIFE_MS) / 1000)
    return sign(
      { use: 'access', sub: String(customerId), refresh: refreshTokenId, exp: expires },
      this.#secret,
      ALGORITHM,
    )
  }

  /** A token that names the customer group for searches; it gives no access (contract §4). */
  groupToken({ id, email }: Customer): Promise<string> {
    return sign({ use: 'group', group_id: CUSTOMER_GROUP, id, user: email }, this.#secret, ALGORITHM)
  }

  /** The group of a token; undefined when it is forged or not a group token. */
  async readGroupToken(token: string): Promise<number | undefined> {
    const claims = await verify(token, this.#secret, { alg: ALGORITHM, exp: false }).catch(() => undefined)
    return claims?.use === 'group' && typeof claims.group_id === 'number' ? claims.group_id : undefined
  }

  /** The claims of a token; undefined when it is forged, expired or not an access token. */
  async readAccessToken(token: string): Promise<AccessClaims | undefined> {
    const claims = await verify(token, this.#secret, { alg: ALGORITHM, exp: false }).catch(() => undefined)
    if (claims?.use !== 'access' || typeof claims.exp !== 'number') return undefined
    if (claims.exp * 1000 <= this.#clock.now()) return undefined
    return { customerId: Number(claims.sub), refreshTokenId: Number(claims.refresh) }
  }
}
