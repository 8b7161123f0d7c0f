import { createHash, randomBytes } from 'node:crypto'
import type { HostDatabase } from '../../database'

export const ALGORITHM = 'HS256'
const STORED = 'token-secret'

/** A key as hono/jwt takes it; tokens name it by its `kid`. */
export interface SigningKey {
  readonly kty: 'oct'
  readonly k: string
  readonly alg: typeof ALGORITHM
  readonly kid: string
}

/**
 * The keys of tokens, newest first: the first one signs, all are believed. Without given ones a key is made once per
 * data folder, so that tokens survive a restart (decisions.md 3). With given ones the database holds none: who copies
 * it cannot sign.
 */
export class SigningKeys {
  readonly current: SigningKey
  readonly #keys: readonly SigningKey[]

  constructor(database: HostDatabase, given: readonly string[] = []) {
    const texts = database.transaction(() => {
      if (given.length === 0) return [database.settings.readOrCreate(STORED, () => randomBytes(32).toString('hex'))]
      database.settings.remove(STORED)
      return given
    })
    this.#keys = texts.map(signingKey)
    this.current = this.#keys[0]!
  }

  /** The key that a token names; tokens of earlier versions of the shop name none. */
  of(token: string): SigningKey | undefined {
    const kid = kidOf(token)
    return kid === undefined ? this.current : this.#keys.find((key) => key.kid === kid)
  }
}

function signingKey(text: string): SigningKey {
  const kid = createHash('sha256').update(`kid ${text}`).digest('hex').slice(0, 8)
  return { kty: 'oct', k: Buffer.from(text).toString('base64url'), alg: ALGORITHM, kid }
}

function kidOf(token: string): unknown {
  try {
    return (JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString()) as { kid?: unknown }).kid
  } catch {
    return undefined
  }
}
