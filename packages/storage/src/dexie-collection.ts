import type { Check } from './checks/check'
import type { ResilientShopDb } from './resilient-shop-db'
import type { ShopCollection } from './open-browser-shop-database'
import { ITERATE_TIMEOUT_MS } from './within-time'

export interface DexieCollectionOptions<Doc> {
  readonly shop: ResilientShopDb
  readonly collection: ShopCollection
  readonly keyOf: (doc: Doc) => string
  readonly check: Check<Doc>
}

/** Many documents of one kind, each with its own key: orders, claims and tasks. */
export class DexieCollection<Doc> {
  readonly #options: DexieCollectionOptions<Doc>

  constructor(options: DexieCollectionOptions<Doc>) {
    this.#options = options
  }

  async all(): Promise<readonly Doc[]> {
    const { shop, collection, check } = this.#options
    const rows = await shop.read(shop.database[collection].toArray(), ITERATE_TIMEOUT_MS)
    const checked = rows.map((row) => ({ key: row.key, ...check(row.doc) }))
    const broken = checked.filter(({ faults }) => faults.length > 0)
    // If they cannot be set aside either, the valid documents are used all the same.
    if (broken.length > 0) await this.#setAside(broken.map(({ key }) => key)).catch(() => undefined)
    return checked.filter((record) => !broken.includes(record)).map(({ doc }) => doc)
  }

  async put(doc: Doc): Promise<void> {
    const { shop, collection, keyOf } = this.#options
    await shop.write(() => shop.database[collection].put({ key: keyOf(doc), doc }))
  }

  async remove(key: string): Promise<void> {
    const { shop, collection } = this.#options
    await shop.write(() => shop.database[collection].delete(key))
  }

  /** Checks again, because another tab may have repaired or removed a document meanwhile. */
  async #setAside(keys: readonly string[]): Promise<void> {
    const { shop, collection, check } = this.#options
    const { database } = shop
    const table = database[collection]
    await shop.write(() =>
      database.transaction('rw', table, database.broken, async () => {
        for (const row of await table.bulkGet([...keys])) {
          const { faults } = check(row?.doc)
          if (!row || faults.length === 0) continue
          await shop.setAside(collection, row, faults)
          await table.delete(row.key)
        }
      }),
    )
  }
}
