import { ACCOUNTS } from '../oracle/accounts'
import type { Oracle } from '../oracle/oracle'
import type { Device } from '../world/device'
import { ADDRESS_HEADER, type Host, type HostAnswer } from '../world/host'
import type { World } from '../world/world'

/** A call of an attacker. */
export interface HostileCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
  readonly token?: string | undefined
  readonly key?: string | undefined
  /** The host should refuse it. */
  readonly mustFail?: boolean
  /** The token gives access, although it is stolen. */
  readonly mayRead?: boolean
}

/** Where calls come from: a place of its own, the network of a shopper, or another place for each call. */
export const ORIGINS = ['its own', 'office', 'office', 'many'] as const

/** It has an account of its own that no shopper uses. */
export const ATTACKERS_ACCOUNT = ACCOUNTS.find(({ name }) => name === 'Bo')!

export interface AttackerOptions {
  readonly world: World
  readonly host: Host
  readonly oracle: Oracle
  readonly devices: readonly Device[]
}

/** Sends hostile calls straight to the host, one after another, without faults. */
export class Attacker {
  readonly #options: AttackerOptions
  #address = ''
  #places = 0
  readonly #answers = new Map<number, number>()
  /** Access tokens that it got for stolen refresh tokens. */
  readonly stolenAccess: { readonly token: string; readonly refreshToken: string }[] = []

  constructor(options: AttackerOptions) {
    this.#options = options
  }

  /** Runs an attack, and tells its answers in the story. */
  begin(name: string, origin: string, run: () => Promise<void>): void {
    const { world, host } = this.#options
    if (!host.isUp) return
    this.#address = this.#addressOf(origin)
    this.#answers.clear()
    world.scheduler.during(
      run().then(() => world.trace.record('attacker', `${name} from ${origin}: ${this.#summary()}`)),
    )
  }

  #summary(): string {
    const answers = [...this.#answers].map(([status, times]) => `${status} ×${times}`)
    return answers.length > 0 ? answers.join(', ') : 'nothing to do'
  }

  async send(call: HostileCall): Promise<HostAnswer | undefined> {
    const { host, oracle } = this.#options
    const { method, path, body, token, key, mustFail = false, mayRead = false } = call
    const text = body && JSON.stringify(body)
    const headers = {
      [ADDRESS_HEADER]: this.#address === '' ? this.#newAddress() : this.#address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const request = new Request(`http://shop${path}`, { method, headers, ...(text !== undefined && { body: text }) })
    const answer = await host.handle(request, undefined, 0)
    if (!answer) return undefined
    this.#answers.set(answer.status, (this.#answers.get(answer.status) ?? 0) + 1)
    oracle.attacks.answered({ sent: `${method} ${path} ${text ?? ''}`, ...answer, mustFail, mayRead })
    return answer
  }

  /** The result of a call that succeeds. */
  async resultOf(call: HostileCall): Promise<unknown> {
    const answer = await this.send(call)
    return answer?.status === 200 ? (JSON.parse(answer.text) as { readonly result: unknown }).result : undefined
  }

  /** An access token of its own account. */
  async ownToken(): Promise<string> {
    const { email, password } = ATTACKERS_ACCOUNT
    const call = { method: 'POST', path: '/api/user/login', body: { username: email, password } } as const
    return String(await this.resultOf(call))
  }

  #addressOf(origin: string): string {
    const { devices, oracle } = this.#options
    if (origin === 'many') return ''
    if (origin === 'its own') return '203.0.113.7'
    const address = devices[0]?.address ?? ''
    oracle.logins.signIns.shared(address)
    return address
  }

  #newAddress(): string {
    this.#places += 1
    return `198.51.${Math.floor(this.#places / 250)}.${this.#places % 250}`
  }
}
