import { isOffline, type Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { StaticContentGateway } from '../ports'
import type { StaticSetName, StaticSets } from './static-sets'

export interface StaticContentStoreOptions {
  readonly files: StaticContentGateway
  readonly logger: Logger
}

export type StaticContentSnapshot = Partial<StaticSets>

/** The static sets that the shown pages need. A shop may lack each of them. */
export class StaticContentStore {
  readonly #options: StaticContentStoreOptions
  /** Those that are loaded. */
  sets: StaticContentSnapshot = {}

  constructor(options: StaticContentStoreOptions) {
    this.#options = options
    makeAutoObservable(this, { sets: observableRef, set: false }, { autoBind: true })
  }

  get snapshot(): StaticContentSnapshot {
    return this.sets
  }

  hydrate(sets: StaticContentSnapshot): void {
    this.sets = { ...this.sets, ...sets }
  }

  /** Undefined for a set that is not loaded, or that the shop does not have. */
  set<Name extends StaticSetName>(name: Name): StaticSets[Name] | undefined {
    return this.sets[name]
  }

  /** Never throws: a set that cannot be loaded is left out, and the next call tries again. */
  async load(names: readonly StaticSetName[]): Promise<void> {
    const { files, logger } = this.#options
    const missing = names.filter((name) => this.sets[name] === undefined)
    const loaded = await Promise.all(
      missing.map(async (name) => {
        try {
          return [name, await files.read(name)] as const
        } catch (error) {
          if (!isOffline(error)) logger.warn(`The static content ${name} could not be loaded`, error)
          return [name, undefined] as const
        }
      }),
    )
    this.hydrate(Object.fromEntries(loaded.filter(([, set]) => set !== undefined)) as StaticContentSnapshot)
  }
}
