import type { AddressBar } from '../ports'

/** An address bar with a history in memory. */
export class FakeAddressBar implements AddressBar {
  readonly #listeners = new Set<() => void>()
  /** The addresses of the history, with their hashes; the last one is shown. */
  readonly history: string[]
  /** The other site to which the page went. */
  leftFor: string | undefined

  constructor(...history: readonly string[]) {
    this.history = history.length === 0 ? ['/'] : [...history]
  }

  get hash(): string {
    return this.#shown.split('#')[1] ?? ''
  }

  replace(from: string, to: string): boolean {
    const [address, hash] = this.#shown.split('#')
    if (address !== from) return false
    this.#show(hash === undefined ? to : `${to}#${hash}`, 'replace')
    return true
  }

  setHash(hash: string, how: 'push' | 'replace'): void {
    this.#show(`${this.#shown.split('#')[0]}#${hash}`, how)
  }

  leaveFor(address: string): void {
    this.leftFor = address
  }

  onHash(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** The shopper goes back, or types another hash. */
  moveTo(...history: readonly string[]): void {
    this.history.splice(0, this.history.length, ...history)
    for (const listener of this.#listeners) listener()
  }

  get #shown(): string {
    return this.history.at(-1)!
  }

  #show(address: string, how: 'push' | 'replace'): void {
    if (how === 'replace') this.history.pop()
    this.history.push(address)
  }
}
