import type { Cancel, Logger } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { NOT_ASKED, type Consent } from './consent'
import type { ConsentStorage } from './ports'

export interface ConsentStoreOptions {
  readonly storage: ConsentStorage
  /** This shop has something that needs it. */
  readonly isNeeded: boolean
  readonly logger: Logger
}

/** Whether the shopper agrees to what this shop cannot do without asking. Until then the answer is no. */
export class ConsentStore {
  readonly #storage: ConsentStorage
  readonly #logger: Logger
  readonly isNeeded: boolean
  choice: Consent['choice'] = NOT_ASKED.choice
  isLoaded = false
  /** The shopper wants to be asked once more. */
  isReopened = false

  constructor({ storage, isNeeded, logger }: ConsentStoreOptions) {
    this.#storage = storage
    this.#logger = logger
    this.isNeeded = isNeeded
    makeAutoObservable(this, { isNeeded: false }, { autoBind: true })
  }

  get isGranted(): boolean {
    return this.isNeeded && this.choice === 'granted'
  }

  /** The question is to be shown. */
  get isAsked(): boolean {
    return this.isNeeded && this.isLoaded && (this.choice === null || this.isReopened)
  }

  /** Where the device cannot say, the shopper is asked. */
  async load(): Promise<void> {
    try {
      this.apply(await this.#storage.read())
    } catch (error) {
      this.#logger.warn('The consent could not be read', error)
      this.apply(NOT_ASKED)
    }
  }

  /** Follows other tabs. */
  start(): Cancel {
    return this.#storage.onChange((consent) => this.apply(consent))
  }

  /** Stored before it counts: a no may end this page. What cannot be stored counts for this page, and the next one asks again. */
  async choose(choice: 'granted' | 'denied'): Promise<void> {
    try {
      await this.#storage.update(() => ({ choice }))
    } catch (error) {
      this.#logger.warn('The consent could not be stored', error)
    }
    this.apply({ choice })
  }

  reopen(): void {
    this.isReopened = true
  }

  private apply({ choice }: Consent): void {
    this.choice = choice
    this.isLoaded = true
    this.isReopened = false
  }
}
