import { makeAutoObservable, observableRef } from 'mobx'
import { attributeLabel, findAttribute, type Attribute } from './attribute'
import type { CatalogConfig } from '../catalog-config'
import { loadDeferredCode } from '../deferred-code'
import type { SearchGateway } from '../ports'
import type { OptionId } from '../document/option-id'

export interface AttributeStoreOptions {
  readonly search: SearchGateway
  readonly config: CatalogConfig
}

export type AttributeSnapshot = readonly Attribute[]

/** The attributes that were loaded so far, with their labels. Each code is loaded once. */
export class AttributeStore {
  readonly #search: SearchGateway
  readonly #config: CatalogConfig
  readonly #asked = new Map<string, Promise<void>>()
  attributes: readonly Attribute[] = []

  constructor({ search, config }: AttributeStoreOptions) {
    this.#search = search
    this.#config = config
    makeAutoObservable(this, { attributes: observableRef }, { autoBind: true })
  }

  get snapshot(): AttributeSnapshot {
    return this.attributes
  }

  hydrate(snapshot: AttributeSnapshot): void {
    this.loaded(snapshot)
  }

  async load(codes: readonly string[]): Promise<void> {
    const missing = codes.filter((code) => !this.#asked.has(code) && !findAttribute(this.attributes, code))
    if (missing.length > 0) {
      const answer = this.#fetch(missing)
      for (const code of missing) this.#asked.set(code, answer)
    }
    await Promise.all(codes.flatMap((code) => this.#asked.get(code) ?? []))
  }

  /** Takes whole attributes only: an extract would hide the options that it lacks. */
  loaded(attributes: readonly Attribute[]): void {
    const fresh = attributes.filter(
      ({ attribute_code }) => !this.attributes.some((known) => known.attribute_code === attribute_code),
    )
    if (fresh.length > 0) this.attributes = [...this.attributes, ...fresh]
  }

  /** The label of an option value, e.g. the name of a profile finish. */
  label(code: string, id: OptionId): string | undefined {
    const attribute = findAttribute(this.attributes, code)
    return attribute && attributeLabel(attribute, id)
  }

  async #fetch(codes: readonly string[]): Promise<void> {
    try {
      const { attributesQuery } = await loadDeferredCode()
      const { items } = await this.#search.search<Attribute>(attributesQuery({ codes }, this.#config))
      this.loaded(items)
    } catch (error) {
      // The next load may ask again.
      for (const code of codes) this.#asked.delete(code)
      throw error
    }
  }
}
