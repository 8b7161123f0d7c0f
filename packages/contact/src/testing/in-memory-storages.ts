import { NO_FORMS, type ContactDocument } from '../contact-document'
import { NoRoom, type AttachmentStorage, type ContactStorage } from '../ports'

interface Disk {
  stored: string
  readonly listeners: Map<InMemoryContactStorage, Set<(stored: ContactDocument) => void>>
}

/** A disk in memory, shared by the tabs that are opened from it. */
export class InMemoryContactStorage implements ContactStorage {
  readonly #disk: Disk
  /** Set: every read and write fails with it. */
  failure: Error | undefined

  constructor(disk: Disk = { stored: JSON.stringify(NO_FORMS), listeners: new Map() }) {
    this.#disk = disk
  }

  anotherTab(): InMemoryContactStorage {
    return new InMemoryContactStorage(this.#disk)
  }

  async read(): Promise<ContactDocument> {
    await Promise.resolve()
    if (this.failure) throw this.failure
    return JSON.parse(this.#disk.stored) as ContactDocument
  }

  async update(change: (stored: ContactDocument) => ContactDocument): Promise<ContactDocument> {
    await Promise.resolve()
    if (this.failure) throw this.failure
    this.#disk.stored = JSON.stringify(change(JSON.parse(this.#disk.stored) as ContactDocument))
    const stored = JSON.parse(this.#disk.stored) as ContactDocument
    for (const [tab, listeners] of this.#disk.listeners)
      if (tab !== this) for (const listener of listeners) listener(stored)
    return stored
  }

  onChange(listener: (stored: ContactDocument) => void): () => void {
    const listeners = this.#disk.listeners.get(this) ?? new Set()
    this.#disk.listeners.set(this, listeners.add(listener))
    return () => {
      listeners.delete(listener)
    }
  }
}

export class InMemoryAttachmentStorage implements AttachmentStorage {
  readonly #files = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>()
  /** Set: the device has no room for a file. */
  isFull = false

  async put(folder: string, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (this.isFull) throw new NoRoom('The device is full')
    this.#files.set(folder, (this.#files.get(folder) ?? new Map<string, Uint8Array<ArrayBuffer>>()).set(key, bytes))
  }

  async read(folder: string, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#files.get(folder)?.get(key)
  }

  async folders(): Promise<readonly string[]> {
    return [...this.#files].filter(([, files]) => files.size > 0).map(([folder]) => folder)
  }

  async remove(folder: string, key: string): Promise<void> {
    this.#files.get(folder)?.delete(key)
  }

  async removeFolder(folder: string): Promise<void> {
    this.#files.delete(folder)
  }
}
