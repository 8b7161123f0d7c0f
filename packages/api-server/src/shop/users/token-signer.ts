import { sign, verify } from 'hono/jwt'
import type { Clock } from '@vitrin/kernel'
import type { Customer } from '../../database'
import { CUSTOMER_GROUP } from '../../customer-groups'
import { ALGORITHM, type SigningKeys } from './signing-keys'

const ACCESS_TOKEN_LIFE_MS = 15 * 60 * 1000

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
    const expires = Math.floor((this.#clock.now() + ACCESS_TOKEN_LIFE_MS) / 1000)
    return sign({ use: 'access', sub: String(customerId), refresh: refreshTokenId, exp: expires }, this.#keys.current)
  }

  /** A token that names the customer group for searches; it gives no access (contract §4). */
  groupToken({ id, email }: Customer): Promise<string> {
    return sign({ use: 'group', group_id: CUSTOMER_GROUP, id, user: email }, this.#keys.current)
  }

  /** The group of a token; undefined when it is forged or not a group token. */
  async readGroupToken(token: string): Promise<number | undefined> {
    const claims = await this.#verified(token)
    return claims?.use === 'group' && typeof claims.group_id === 'number' ? claims.group_id : undefined
  }

  /** The claims of a token; undefined when it is forged, expired or not an access token. */
  async readAccessToken(token: string): Promise<AccessClaims | undefined> {
    const claims = await this.#verified(token)
    if (claims?.use !== 'access' || typeof claims.exp !== 'number') return undefined
    if (claims.exp * 1000 <= this.#clock.now()) return undefined
    return { customerId: Number(claims.sub), refreshTokenId: Number(claims.refresh) }
  }

  /** The claims of a token that one of our keys has signed. */
  async #verified(token: string) {
    const key = this.#keys.of(token)
    return key && verify(token, key, { alg: ALGORITHM, exp: false }).catch(() => undefined)
  }
}
