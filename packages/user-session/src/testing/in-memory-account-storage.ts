import type { AccountStorage } from '../ports'
import { NO_SESSION, type SessionChange, type SessionDocument } from '../session-document'

interface Disk {
  session: SessionDocument
  readonly listeners: Map<InMemoryAccountStorage, Set<(session: SessionDocument) => void>>
}

/** A disk in memory, shared by the tabs that are opened from it. */
export class InMemoryAccountStorage implements AccountStorage {
  readonly #disk: Disk
  /** Set: every read and write fails with it. */
  failure: Error | undefined

  constructor(session: SessionDocument = NO_SESSION, disk: Disk = { session, listeners: new Map() }) {
    this.#disk = disk
  }

  /** What is stored now. */
  get session(): SessionDocument {
    return this.#disk.session
  }

  anotherTab(): InMemoryAccountStorage {
    return new InMemoryAccountStorage(this.#disk.session, this.#disk)
  }

  async read(): Promise<SessionDocument> {
    await Promise.resolve()
    if (this.failure) throw this.failure
    return this.#disk.session
  }

  async update(change: SessionChange): Promise<SessionDocument> {
    await Promise.resolve()
    if (this.failure) throw this.failure
    const stored = JSON.parse(JSON.stringify(change(this.#disk.session))) as SessionDocument
    this.#disk.session = stored
    for (const [tab, listeners] of this.#disk.listeners) {
      if (tab !== this) for (const listener of listeners) listener(stored)
    }
    return stored
  }

  onChange(listener: (session: SessionDocument) => void): () => void {
    const listeners = this.#disk.listeners.get(this) ?? new Set()
    this.#disk.listeners.set(this, listeners.add(listener))
    return () => {
      listeners.delete(listener)
    }
  }
}
