import type { Cancel, Connectivity } from '../ports'

/** A network that the test switches on and off. */
export class SwitchableConnectivity implements Connectivity {
  readonly #listeners = new Set<(online: boolean) => void>()
  online: boolean

  constructor(online = true) {
    this.online = online
  }

  subscribe(listener: (online: boolean) => void): Cancel {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(online: boolean): void {
    this.online = online
    for (const listener of this.#listeners) listener(online)
  }
}
