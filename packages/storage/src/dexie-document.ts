import type { Check } from './checks/check'
import type { ResilientShopDb } from './resilient-shop-db'
import type { ShopCollection } from './open-browser-shop-database'
import { TabChannel } from './tab-channel'
import { StorageTimeout } from './within-time'

export interface DexieDocumentOptions<Doc> {
  readonly shop: ResilientShopDb
  readonly collection: ShopCollection
  readonly key: string
  readonly check: Check<Doc>
}

/**
 * One document that all tabs share, such as the cart: it is changed atomically, and other tabs follow its changes.
 */
export class DexieDocument<Doc extends object> {
  readonly #options: DexieDocumentOptions<Doc>
  readonly #listeners = new Set<(doc: Doc) => void>()
  /** A message only says that the document changed: messages may overtake one another, reads do not. */
  readonly #channel: TabChannel<null>

  constructor(options: DexieDocumentOptions<Doc>) {
    this.#options = options
    const { shop, collection, key } = options
    this.#channel = new TabChannel(`${shop.database.name}/${collection}/${key}`, () => void this.#tell(this.#read()))
  }

  async read(): Promise<Doc> {
    const reading = this.#read()
    try {
      return await this.#options.shop.read(reading)
    } catch (error) {
      // A slow read that succeeds after its time limit is reported to the listeners.
      if (error instanceof StorageTimeout) void this.#tell(reading)
      throw error
    }
  }

  /** IndexedDB runs one writing transaction of a collection at a time, whichever tab asks. */
  async update(change: (doc: Doc) => Doc): Promise<Doc> {
    const { shop, collection, key, check } = this.#options
    const { database } = shop
    const table = database[collection]
    const stored = await shop.write(() =>
      database.transaction('rw', table, database.broken, async () => {
        const row = await table.get(key)
        const { doc, faults } = check(row?.doc)
        if (row && faults.length > 0) await shop.setAside(collection, row, faults)
        const changed = jsonOf(change(doc))
        await table.put({ key, doc: changed })
        return changed
      }),
    )
    this.#channel.send(null)
    return stored
  }

  /** Called with the document after another tab has changed it. */
  onChange(listener: (doc: Doc) => void): () => void {
    this.#channel.open()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Ends the exchange of messages with other tabs. */
  close(): void {
    this.#channel.close()
  }

  async #read(): Promise<Doc> {
    const { shop, collection, key, check } = this.#options
    const row = await shop.database[collection].get(key)
    const { doc, faults } = check(row?.doc)
    // If it cannot be set aside either, its valid fields are used all the same.
    return faults.length > 0 ? this.update((sound) => sound).catch(() => doc) : doc
  }

  async #tell(reading: Promise<Doc>): Promise<void> {
    // If it cannot be read now, the next change reports it.
    const doc = await reading.catch(() => undefined)
    if (doc) for (const listener of this.#listeners) listener(doc)
  }
}

function jsonOf<Doc>(doc: Doc): Doc {
  return JSON.parse(JSON.stringify(doc)) as Doc
}
