import { lazy, type Lazy, type Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ListStorage } from '../ports'
import { LatestRequest } from '../latest-request'

/** So many terms are kept: a short choice, not a history. */
const MAX_TERMS = 5

export interface RecentSearchesStoreOptions {
  /** Opens the storage of the terms when it is first needed. Without storage the terms are lost with the page. */
  readonly openStorage?: (() => Promise<ListStorage<string>>) | undefined
  readonly logger: Logger
}

/** Terms that found something for this shopper: newest first, each once. */
export class RecentSearchesStore {
  /** Opening is tried again when it failed. */
  readonly #storage: Lazy<ListStorage<string> | undefined>
  readonly #logger: Logger
  readonly #requests = new LatestRequest()
  terms: readonly string[] = []

  constructor({ openStorage, logger }: RecentSearchesStoreOptions) {
    this.#storage = lazy(async () => {
      const storage = await openStorage?.()
      storage?.onChange((terms) => this.shown(terms))
      return storage
    })
    this.#logger = logger
    makeAutoObservable(this, { terms: observableRef }, { autoBind: true })
  }

  /** Reads the stored terms, and follows the other tabs from then on. */
  async load(): Promise<void> {
    await this.#take((storage) => storage.read())
  }

  async add(term: string): Promise<void> {
    const searched = term.trim()
    if (searched)
      await this.#change((terms) =>
        [searched, ...terms.filter((other) => !isSame(other, searched))].slice(0, MAX_TERMS),
      )
  }

  async clear(): Promise<void> {
    await this.#change(() => [])
  }

  private shown(terms: readonly string[]): void {
    this.terms = terms
  }

  async #change(change: (terms: readonly string[]) => readonly string[]): Promise<void> {
    this.shown(change(this.terms))
    await this.#take((storage) => storage.update(change))
  }

  /** When the storage fails, the terms are only lost with the page. */
  async #take(ask: (storage: ListStorage<string>) => Promise<readonly string[]>): Promise<void> {
    const isLatest = this.#requests.start()
    try {
      const storage = await this.#storage.load()
      if (!storage) return
      const stored = await ask(storage)
      if (isLatest()) this.shown(stored)
    } catch (error) {
      this.#logger.warn('The recent searches could not be read or stored', error)
    }
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
