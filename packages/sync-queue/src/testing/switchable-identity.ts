import type { Identity } from '../ports'

/** The account that the test signs in. */
export class SwitchableIdentity implements Identity {
  readonly #listeners = new Set<() => void>()
  account: string

  constructor(account = 'guest') {
    this.account = account
  }

  become(account: string): void {
    this.account = account
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}
