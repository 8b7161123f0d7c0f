import { backOffDelayMs, type Clock, type Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { SessionStorage } from './ports'
import { NO_SESSION, type SessionChange, type SessionDocument } from './session-document'

/** A change that could not be stored is tried again, each time later. */
const BACK_OFF = { firstDelayMs: 5_000, longestDelayMs: 300_000 }

export interface LocalSessionOptions {
  readonly storage: SessionStorage
  readonly clock: Pick<Clock, 'after'>
  readonly logger: Logger
}

/** The session of this tab, as all tabs know it. */
export class LocalSession {
  readonly #options: LocalSessionOptions
  /** The latest that is known to be stored. */
  #stored = NO_SESSION
  /** Of this tab alone, until the device can store them, or another tab has changed the session since. */
  #unstored: readonly SessionChange[] = []
  #isToTryAgain = false
  #failures = 0
  document: SessionDocument = NO_SESSION

  constructor(options: LocalSessionOptions) {
    this.#options = options
    makeAutoObservable(this, { document: observableRef }, { autoBind: true })
  }

  /** Follows what other tabs store, and says when it is here; the returned function stops. */
  follow(changed: () => void): () => void {
    return this.#options.storage.onChange((stored) => {
      this.heard(stored)
      changed()
    })
  }

  /** What is stored now: another tab may have changed it a moment ago. */
  async read(): Promise<SessionDocument> {
    const { storage, logger } = this.#options
    try {
      this.heard(await storage.read())
    } catch (error) {
      logger.error('The stored session could not be read', error)
    }
    return this.document
  }

  /** Settles with the session as it is then. A device that cannot store keeps it in this tab, and is asked again. */
  async change(change: SessionChange): Promise<SessionDocument> {
    try {
      await this.#store(change)
    } catch (error) {
      this.#options.logger.error('The session could not be stored', error)
      this.kept(change)
      this.#tryAgainLater()
    }
    return this.document
  }

  /** News may overtake one another. */
  heard(stored: SessionDocument): void {
    if (stored.revision > this.#stored.revision) this.replaced(stored)
  }

  replaced(stored: SessionDocument): void {
    this.#stored = stored
    this.#unstored = []
    this.document = stored
  }

  kept(change: SessionChange): void {
    this.#unstored = [...this.#unstored, change]
    this.document = change(this.document)
  }

  async #store(change?: SessionChange): Promise<void> {
    const { revision } = this.#stored
    const unstored = this.#unstored
    const stored = await this.#options.storage.update((session) => {
      const changes = [...(session.revision === revision ? unstored : []), ...(change ? [change] : [])]
      return { ...changes.reduce((changed, one) => one(changed), session), revision: session.revision + 1 }
    })
    const failedMeanwhile = this.#unstored.filter((one) => !unstored.includes(one))
    this.replaced(stored)
    for (const one of failedMeanwhile) this.kept(one)
    this.#failures = 0
  }

  #tryAgainLater(): void {
    if (this.#isToTryAgain) return
    this.#isToTryAgain = true
    this.#options.clock.after(backOffDelayMs(this.#failures, BACK_OFF), () => {
      this.#isToTryAgain = false
      if (this.#unstored.length > 0) this.#store().catch(() => this.#tryAgainLater())
    })
    this.#failures += 1
  }
}
