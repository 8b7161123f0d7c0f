import { Dexie, type Table } from 'dexie'
import { upgradeTask } from './upgrade-task'

/** One document of a collection. */
export interface StoredDocument {
  readonly key: string
  /** JSON. */
  readonly doc: unknown
}

/** A document that could not be used, as it was found. */
interface BrokenDocument extends StoredDocument {
  readonly collection: ShopCollection
  /** Names of its invalid fields. */
  readonly faults: readonly string[]
  /** When it was found, ms since 1970. */
  readonly at: number
}

/** A file of a contact form. */
interface StoredAttachment {
  readonly folder: string
  readonly key: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export type ShopCollection =
  | 'user'
  | 'cart'
  | 'tasks'
  | 'checkout'
  | 'orders'
  | 'wishlist'
  | 'compare'
  | 'recently-viewed'
  | 'recent-searches'
  | 'newsletter'
  | 'claims'
  | 'contact'

/** Holds data that must not be lost: it is only migrated, never recreated or purged (decisions.md 9). */
export type BrowserShopDatabase = Dexie & { readonly [Collection in ShopCollection]: Table<StoredDocument, string> } & {
  readonly broken: Table<BrokenDocument, number>
  readonly attachments: Table<StoredAttachment, [folder: string, key: string]>
}

/** `sv-shop` in the Swedish shop; opened by the first access. A change of collections is one more `version(n)`. */
export function openBrowserShopDatabase(name: string): BrowserShopDatabase {
  // A write that has settled survives a power cut. By default Chrome settles it earlier.
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' })
  database.version(1).stores({ cart: 'key', tasks: 'key', checkout: 'key', orders: 'key' })
  database.version(2).stores({ wishlist: 'key', compare: 'key', 'recently-viewed': 'key' })
  database.version(3).stores({ 'recent-searches': 'key' })
  database.version(4).stores({ user: 'key' })
  database.version(5).stores({ broken: '++' })
  // A new state of tasks, which older builds would take for broken tasks: the number closes their tabs.
  database.version(6).stores({})
  database.version(7).stores({ newsletter: 'key', claims: 'key' })
  database
    .version(8)
    .stores({})
    .upgrade((transaction) =>
      transaction
        .table<StoredDocument>('tasks')
        .toCollection()
        .modify((row, change) => {
          change.value = { ...row, doc: upgradeTask(row.doc) }
        }),
    )
  database.version(9).stores({ contact: 'key', attachments: '[folder+key], folder' })
  return database as BrowserShopDatabase
}
