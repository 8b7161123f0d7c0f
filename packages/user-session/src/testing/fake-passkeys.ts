import { accept, HostRejection, reject, type Outcome } from '@vitrin/kernel'
import type { Passkey, PasskeyAuthenticator, PasskeyGateway, PasskeyMessage, PasskeyRefusal } from '../passkey-ports'
import type { SessionTokens } from '../session-document'
import type { FakeUserGateway } from './fake-user-gateway'
import { refusedField } from './host-refusals'

const ADDED_AT = '2026-11-20T09:00:00.000Z'

/** Passkeys at the host of a `FakeUserGateway`. Each challenge works once. */
export class FakePasskeyGateway implements PasskeyGateway {
  readonly #users: FakeUserGateway
  readonly #challenges = new Set<string>()
  #passkeys: readonly (Passkey & { readonly account: string })[] = []
  #given = 0

  constructor(users: FakeUserGateway) {
    this.#users = users
  }

  async list(account: string): Promise<readonly Passkey[]> {
    return this.#passkeys.flatMap(({ account: owner, ...passkey }) => (owner === account ? [passkey] : []))
  }

  async creationOptions(account: string, currentPassword: string): Promise<PasskeyMessage> {
    this.#users.checkPassword(account, currentPassword)
    return { challenge: this.#give(), known: (await this.list(account)).map(({ id }) => id) }
  }

  async add(account: string, { id, challenge }: PasskeyMessage): Promise<void> {
    if (!this.#take(challenge)) throw refusedField('challenge', 'The passkey could not be added.')
    const added = { account, id: String(id), device: 'Firefox · Windows', addedAt: ADDED_AT, usedAt: null }
    this.#passkeys = [...this.#passkeys, added]
  }

  async remove(account: string, id: string): Promise<void> {
    this.#passkeys = this.#passkeys.filter((passkey) => passkey.id !== id || passkey.account !== account)
  }

  async loginOptions(): Promise<PasskeyMessage> {
    return { challenge: this.#give() }
  }

  async login({ id, challenge }: PasskeyMessage): Promise<SessionTokens> {
    const isFresh = this.#take(challenge)
    const passkey = this.#passkeys.find((known) => known.id === id)
    if (!isFresh || !passkey) throw new HostRejection({ code: 401, result: 'The passkey could not be used.' })
    const usedAt = ADDED_AT
    this.#passkeys = this.#passkeys.map((known) => (known === passkey ? { ...passkey, usedAt } : known))
    return this.#users.issueFor(passkey.account)
  }

  #give(): string {
    this.#given += 1
    this.#challenges.add(`challenge ${this.#given}`)
    return `challenge ${this.#given}`
  }

  #take(challenge: unknown): boolean {
    return this.#challenges.delete(String(challenge))
  }
}

/** A device for one passkey. `isWilling`: whether the shopper shows a finger. */
export class FakeAuthenticator implements PasskeyAuthenticator {
  isAvailable = true
  isWilling = true
  #passkey: string | undefined

  async create({ challenge, known }: PasskeyMessage): Promise<Outcome<PasskeyMessage, PasskeyRefusal>> {
    if (!this.isWilling) return reject({ code: 'unused' })
    if (Array.isArray(known) && known.includes(this.#passkey)) return reject({ code: 'known' })
    this.#passkey = `passkey of ${String(challenge)}`
    return accept({ id: this.#passkey, challenge })
  }

  async sign({ challenge }: PasskeyMessage): Promise<Outcome<PasskeyMessage, PasskeyRefusal>> {
    if (!this.isWilling || this.#passkey === undefined) return reject({ code: 'unused' })
    return accept({ id: this.#passkey, challenge })
  }
}
