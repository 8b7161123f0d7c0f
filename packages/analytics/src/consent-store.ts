import type { Cancel, Logger } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { NOT_ASKED, type Consent } from './consent'
import type { ConsentStorage } from './ports'

export interface ConsentStoreOptions {
  readonly storage: ConsentStorage
  /** Whether a feature of this shop needs consent. */
  readonly isNeeded: boolean
  readonly logger: Logger
}

/** Whether the shopper has agreed to features that need consent. Without an answer there is no consent. */
export class ConsentStore {
  readonly #storage: ConsentStorage
  readonly #logger: Logger
  readonly isNeeded: boolean
  choice: Consent['choice'] = NOT_ASKED.choice
  isLoaded = false
  /** The shopper wants to change the choice. */
  isReopened = false
  /** Other sites that may show something on this page. They are not stored: the next visit asks again. */
  sources: readonly string[] = []

  constructor({ storage, isNeeded, logger }: ConsentStoreOptions) {
    this.#storage = storage
    this.#logger = logger
    this.isNeeded = isNeeded
    makeAutoObservable(this, { isNeeded: false }, { autoBind: true })
  }

  get isGranted(): boolean {
    return this.isNeeded && this.choice === 'granted'
  }

  /** Whether the theme shows the question. */
  get isAsked(): boolean {
    return this.isNeeded && this.isLoaded && (this.choice === null || this.isReopened)
  }

  /** When the stored choice cannot be read, the shopper is asked. */
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

  /**
   * Stores the choice before it applies it, because a refusal may reload the page. A choice that cannot be stored is
   * valid for this page only.
   */
  async choose(choice: 'granted' | 'denied'): Promise<void> {
    try {
      await this.#storage.update(() => ({ choice }))
    } catch (error) {
      this.#logger.warn('The consent could not be stored', error)
    }
    this.apply({ choice })
  }

  /** The shopper lets another site show films, reviews and so on, until the page is left. */
  allowSource(source: string): void {
    this.sources = [...this.sources, source]
  }

  reopen(): void {
    this.isReopened = true
  }

  private apply({ choice }: Consent): void {
    this.choice = choice
    this.isLoaded = true
    this.isReopened = false
    if (choice === 'denied') this.sources = []
  }
}
