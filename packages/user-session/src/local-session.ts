import { backOffDelayMs, GUEST, type Clock, type Customer, type Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { AccountStorage } from './ports'
import { accountOf, NO_SESSION, type SessionChange, type SessionDocument } from './session-document'

/** A change that could not be stored is tried again, each time later. */
const BACK_OFF = { firstDelayMs: 5_000, longestDelayMs: 300_000 }

export interface LocalSessionOptions {
  readonly storage: AccountStorage
  readonly clock: Pick<Clock, 'after' | 'now'>
  readonly logger: Logger
}

/** The session of this device as this tab knows it. */
export class LocalSession {
  readonly #options: LocalSessionOptions
  /** The newest session that this tab knows to be stored. */
  #stored = NO_SESSION
  /** Changes that only this tab knows, until the device can store them or another tab has changed the session. */
  #unstored: readonly SessionChange[] = []
  #isRetryPlanned = false
  #failures = 0
  document: SessionDocument = NO_SESSION
  /** When the session was first read, in ms since 1970; 0 before. */
  startedAt = 0
  isRead = false

  constructor(options: LocalSessionOptions) {
    this.#options = options
    makeAutoObservable(this, { document: observableRef, isStored: false }, { autoBind: true })
  }

  /** Whether the device has every change of this tab. */
  get isStored(): boolean {
    return this.#unstored.length === 0
  }

  /** The customer's id, or `guest`. */
  get account(): string {
    return accountOf(this.document)
  }

  get current(): Customer | undefined {
    return (this.account !== GUEST && this.document.current) || undefined
  }

  /** Calls `changed` after another tab has changed the session; the returned function stops. */
  follow(changed: () => void): () => void {
    return this.#options.storage.onChange((stored) => {
      this.receive(stored)
      changed()
    })
  }

  /** Reads the stored session, which another tab may just have changed. */
  async read(): Promise<SessionDocument> {
    const { storage, logger, clock } = this.#options
    this.startedAt ||= clock.now()
    try {
      this.receive(await storage.read())
    } catch (error) {
      logger.error('The stored session could not be read', error)
    }
    this.markRead()
    return this.document
  }

  /** Settles with the changed session. A change that cannot be stored is kept in this tab and stored later. */
  async change(change: SessionChange): Promise<SessionDocument> {
    try {
      await this.#store(change)
    } catch (error) {
      this.#options.logger.error('The session could not be stored', error)
      this.keep(change)
      this.#planRetry()
    }
    return this.document
  }

  /** News of other tabs may arrive in another order than they were stored. */
  private receive(stored: SessionDocument): void {
    if (stored.revision > this.#stored.revision) this.replace(stored)
  }

  private markRead(): void {
    this.isRead = true
  }

  private replace(stored: SessionDocument): void {
    this.#stored = stored
    this.#unstored = []
    this.document = stored
  }

  private keep(change: SessionChange): void {
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
    this.replace(stored)
    for (const one of failedMeanwhile) this.keep(one)
    this.#failures = 0
  }

  #planRetry(): void {
    if (this.#isRetryPlanned) return
    this.#isRetryPlanned = true
    this.#options.clock.after(backOffDelayMs(this.#failures, BACK_OFF), () => {
      this.#isRetryPlanned = false
      if (this.#unstored.length > 0) this.#store().catch(() => this.#planRetry())
    })
    this.#failures += 1
  }
}
