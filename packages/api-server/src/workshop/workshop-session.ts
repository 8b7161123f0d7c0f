import { createHmac, randomBytes } from 'node:crypto'
import type { Clock, IdGenerator } from '@vitrin/kernel'
import type { HostDatabase } from '../database'
import { isSameSecret } from '../http'

const LIFE_MS = 8 * 60 * 60 * 1000
const COOKIE = 'workshop'

export interface WorkshopSessionOptions {
  readonly database: HostDatabase
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly key: string
  /** Browsers send the cookie over https only. */
  readonly isSecure: boolean
}

/** A person who gave the key, for one working day. The cookie is signed, so nothing is stored; a new key ends it. */
export class WorkshopSessions {
  readonly #options: WorkshopSessionOptions
  readonly #secret: string

  constructor(options: WorkshopSessionOptions) {
    this.#options = options
    const { database, key } = options
    const stored = database.transaction(() =>
      database.settings.readOrCreate('workshop-secret', () => randomBytes(32).toString('hex')),
    )
    this.#secret = `${stored} ${key}`
  }

  /** The Set-Cookie header of a new session. */
  begin(path: string): string {
    const { clock, ids } = this.#options
    const named = `${clock.now() + LIFE_MS}.${ids.next()}`
    return this.#cookie(`${named}.${this.#sign(named)}`, path, LIFE_MS / 1000)
  }

  /** The Set-Cookie header that ends the session in this browser. */
  end(path: string): string {
    return this.#cookie('', path, 0)
  }

  /** The session of a request, if it has a valid one. */
  of(request: Request): string | undefined {
    for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
      const [name, value = ''] = pair.trim().split('=', 2)
      if (name === COOKIE && this.#isValid(value)) return value
    }
    return undefined
  }

  /** A form carries it, so that another site cannot send one in this session. */
  formToken(session: string): string {
    return this.#sign(`form ${session}`)
  }

  isFormToken(session: string, token: string): boolean {
    return isSameSecret(token, this.formToken(session))
  }

  #isValid(value: string): boolean {
    const [expires = '', id = '', signature = ''] = value.split('.')
    return isSameSecret(signature, this.#sign(`${expires}.${id}`)) && Number(expires) > this.#options.clock.now()
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url')
  }

  #cookie(value: string, path: string, seconds: number): string {
    const parts = [`${COOKIE}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict']
    return [...parts, ...(this.#options.isSecure ? ['Secure'] : [])].join('; ')
  }
}
