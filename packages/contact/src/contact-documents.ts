import type { Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { NO_FORMS, type ContactDocument } from './contact-document'
import type { ContactStorage } from './ports'

/** The stored forms as this tab knows them. */
export class ContactDocuments {
  readonly #storage: ContactStorage
  readonly #logger: Logger
  shown: ContactDocument = NO_FORMS
  isLoaded = false
  /** Grows when the draft is not the one that an open form shows: that form begins anew. */
  edition = 0

  constructor(storage: ContactStorage, logger: Logger) {
    this.#storage = storage
    this.#logger = logger
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true })
  }

  async load(): Promise<void> {
    try {
      const stored = await this.#storage.read()
      // A change of another tab that came meanwhile is newer.
      if (!this.isLoaded) this.show(stored)
    } catch (error) {
      this.#logger.error('The stored contact forms could not be read', error)
      this.show(this.shown)
    }
  }

  start(): () => void {
    return this.#storage.onChange((stored) => {
      const before = this.shown.draft?.id
      this.show(stored)
      if (before !== undefined && stored.draft?.id !== before) this.beginAnew()
    })
  }

  async update(change: (stored: ContactDocument) => ContactDocument): Promise<ContactDocument> {
    const stored = await this.#storage.update(change)
    this.show(stored)
    return stored
  }

  /** What all tabs have stored. */
  read(): Promise<ContactDocument> {
    return this.#storage.read()
  }

  private show(stored: ContactDocument): void {
    this.shown = stored
    this.isLoaded = true
  }

  beginAnew(): void {
    this.edition += 1
  }
}
