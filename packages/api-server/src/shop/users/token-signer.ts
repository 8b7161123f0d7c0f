import { sign, verify } from 'hono/jwt'
import type { Clock } from '@vitrin/kernel'
import { CUSTOMER_GROUP } from '../../customer-groups'
import { ALGORITHM, type SigningKeys } from './signing-keys'

const ACCESS_TOKEN_LIFE_MS = 15 * 60 * 1000
const GROUP_TOKEN_LIFE_MS = 24 * 60 * 60 * 1000

/** The customer of an access token, and the refresh token of the same answer. */
export interface AccessClaims {
  readonly customerId: number
  readonly refreshTokenId: number
}

/** Signs and verifies tokens. */
export class TokenSigner {
  readonly #keys: SigningKeys
  readonly #clock: Clock

  constructor(keys: SigningKeys, clock: Clock) {
    this.#keys = keys
    this.#clock = clock
  }

  accessToken({ customerId, refreshTokenId }: AccessClaims): Promise<string> {
    const exp = this.#endOf(ACCESS_TOKEN_LIFE_MS)
    return sign({ use: 'access', sub: String(customerId), refresh: refreshTokenId, exp }, this.#keys.current)
  }

  /**
   * A token that names the customer group for searches; it gives no access and names no customer (contract §4). Clients
   * get a new one with each profile.
   */
  groupToken(): Promise<string> {
    return sign({ use: 'group', group_id: CUSTOMER_GROUP, exp: this.#endOf(GROUP_TOKEN_LIFE_MS) }, this.#keys.current)
  }

  /** The group of a token; undefined when it is forged or not a group token. */
  async readGroupToken(token: string): Promise<number | undefined> {
    const claims = await this.#verified(token)
    return claims?.use === 'group' && this.#isAlive(claims.exp) ? Number(claims.group_id) : undefined
  }

  /** The claims of a token; undefined when it is forged, expired or not an access token. */
  async readAccessToken(token: string): Promise<AccessClaims | undefined> {
    const claims = await this.#verified(token)
    if (claims?.use !== 'access' || !this.#isAlive(claims.exp)) return undefined
    return { customerId: Number(claims.sub), refreshTokenId: Number(claims.refresh) }
  }

  /** In seconds since 1970. */
  #endOf(lifeMs: number): number {
    return Math.floor((this.#clock.now() + lifeMs) / 1000)
  }

  #isAlive(exp: unknown): boolean {
    return typeof exp === 'number' && exp * 1000 > this.#clock.now()
  }

  /** The claims of a token that one of our keys has signed. */
  async #verified(token: string) {
    const key = this.#keys.of(token)
    return key && verify(token, key, { alg: ALGORITHM, exp: false }).catch(() => undefined)
  }
}
