import type { Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { SessionStorage } from './ports'
import { NO_SESSION, type SessionChange, type SessionDocument } from './session-document'

/** The session of this tab, as all tabs know it. */
export class LocalSession {
  readonly #storage: SessionStorage
  readonly #logger: Logger
  document: SessionDocument = NO_SESSION

  constructor(storage: SessionStorage, logger: Logger) {
    this.#storage = storage
    this.#logger = logger
    makeAutoObservable(this, { document: observableRef }, { autoBind: true })
  }

  /** Follows what other tabs store, and says when it is here; the returned function stops. */
  follow(changed: () => void): () => void {
    return this.#storage.onChange((stored) => {
      this.heard(stored)
      changed()
    })
  }

  /** What is stored now: another tab may have changed it a moment ago. */
  async read(): Promise<SessionDocument> {
    try {
      this.heard(await this.#storage.read())
    } catch (error) {
      this.#logger.error('The stored session could not be read', error)
    }
    return this.document
  }

  /** Settles with the session as it is then. A device that cannot store keeps it in this tab. */
  async change(change: SessionChange): Promise<SessionDocument> {
    const revised: SessionChange = (session) => ({ ...change(session), revision: session.revision + 1 })
    try {
      this.replaced(await this.#storage.update(revised))
    } catch (error) {
      this.#logger.error('The session could not be stored', error)
      this.replaced(revised(this.document))
    }
    return this.document
  }

  /** News may overtake one another. */
  heard(stored: SessionDocument): void {
    if (stored.revision > this.document.revision) this.document = stored
  }

  replaced(document: SessionDocument): void {
    this.document = document
  }
}
