import { InMemoryConsentStorage, InMemoryRememberedOrderStorage } from '@vitrin/analytics/testing'
import { EMPTY_CART, type CartStorage } from '@vitrin/cart-sync'
import type { ListStorage, ListedProduct } from '@vitrin/catalog'
import type {
  CheckoutStorage,
  OrderHistoryStorage,
  OrderStorage,
  StoredDetails,
  StoredOrderHistory,
} from '@vitrin/checkout'
import { InMemoryHandOverStorage } from '@vitrin/checkout/testing'
import { NO_FORMS, NoRoom, type AttachmentStorage, type ContactStorage } from '@vitrin/contact'
import { InMemoryClaimStorage, InMemoryNewsletterStorage } from '@vitrin/content/testing'
import type { ShopperStorages } from '@vitrin/storefront/shopper'
import type { TaskStorage } from '@vitrin/sync-queue'
import { NO_SESSION, type AccountStorage } from '@vitrin/user-session'
import { taskStorage } from './task-storage'
import { written, type Disk } from './disk'
import type { Generation } from './generation'

interface CheckoutDocument {
  readonly details?: StoredDetails
  readonly bypassedAt?: number
}

interface StoredFile {
  readonly folder: string
  readonly bytes: readonly number[]
}

/** The storages of one page, on its device's disk. Documents that no history reads again stay in memory. */
export class Storages implements ShopperStorages {
  readonly #disk: Disk
  readonly #generation: Generation
  readonly handOver = new InMemoryHandOverStorage()
  readonly consent = new InMemoryConsentStorage()
  readonly rememberedOrders = new InMemoryRememberedOrderStorage()
  readonly newsletter = new InMemoryNewsletterStorage()
  readonly claims = new InMemoryClaimStorage()

  constructor(disk: Disk, generation: Generation) {
    this.#disk = disk
    this.#generation = generation
  }

  get cart(): CartStorage {
    return this.#document('cart', EMPTY_CART)
  }

  get account(): AccountStorage {
    return this.#document('session', NO_SESSION)
  }

  get wishlist(): ListStorage<ListedProduct> {
    return this.#document('wishlist', [])
  }

  get compare(): ListStorage<ListedProduct> {
    return this.#document('compare', [])
  }

  get recentlyViewed(): ListStorage<ListedProduct> {
    return this.#document('recently-viewed', [])
  }

  get pieces(): ListStorage<string> {
    return this.#document('pieces', [])
  }

  get tasks(): TaskStorage {
    return taskStorage(this.#disk, this.#generation)
  }

  get contact(): ContactStorage {
    return this.#document('contact', NO_FORMS)
  }

  get attachments(): AttachmentStorage {
    const disk = this.#disk
    const generation = this.#generation
    const transact = <Result>(port: string, effect: (files: Map<string, StoredFile>) => Result) =>
      disk.transact(generation, 'attachments', `attachments.${port}`, (files) =>
        effect(files as Map<string, StoredFile>),
      )
    return {
      put: (folder, key, bytes) =>
        transact('put', (files) => void files.set(`${folder}/${key}`, { folder, bytes: [...bytes] })).catch(
          (error: unknown) => {
            throw error instanceof Error && error.message === 'QuotaExceededError' ? new NoRoom('Full') : error
          },
        ),
      read: (folder, key) =>
        transact('read', (files) => {
          const file = files.get(`${folder}/${key}`)
          return file && Uint8Array.from(file.bytes)
        }),
      folders: () => transact('all', (files) => [...new Set([...files.values()].map(({ folder }) => folder))]),
      remove: (folder, key) => transact('remove', (files) => void files.delete(`${folder}/${key}`)),
      removeFolder: (folder) =>
        transact('remove', (files) => {
          for (const [name, file] of files) if (file.folder === folder) files.delete(name)
        }),
    }
  }

  get orders(): OrderStorage {
    return this.#byId('orders', ({ order_id }) => order_id)
  }

  get orderHistory(): OrderHistoryStorage {
    const history = this.#document<{ readonly read?: StoredOrderHistory }>('order-history', {})
    return {
      read: async () => (await history.read()).read,
      write: async (read) => void (await history.update(() => ({ read }))),
      clear: async () => void (await history.update(() => ({}))),
    }
  }

  get checkout(): CheckoutStorage {
    const details = this.#document<CheckoutDocument>('checkout', {})
    return {
      read: async () => (await details.read()).details,
      write: async (filled) => void (await details.update((stored) => ({ ...stored, details: filled }))),
      forget: async () =>
        void (await details.update(({ bypassedAt }) => (bypassedAt === undefined ? {} : { bypassedAt }))),
      lastCartBypass: async () => (await details.read()).bypassedAt,
      cartBypassed: async (bypassedAt) => void (await details.update((stored) => ({ ...stored, bypassedAt }))),
    }
  }

  #document<Doc>(collection: string, empty: Doc) {
    const disk = this.#disk
    const generation = this.#generation
    const read = (documents: ReadonlyMap<string, unknown>): Doc => (documents.get('') as Doc | undefined) ?? empty
    // The message has no contents: the tab that receives it reads the stored document.
    const hear = (listener: (doc: unknown) => void, other: Generation) =>
      void disk.transact(other, collection, `${collection}.news`, read).then(listener)
    return {
      read: async () => {
        let isGivenUp = false
        const reading = disk.transact(generation, collection, `${collection}.read`, (documents) => {
          const doc = read(documents)
          // The late answer of a slow disk is passed on when it arrives.
          if (isGivenUp) disk.notify(generation, collection, doc)
          return doc
        })
        try {
          return await reading
        } catch (error) {
          isGivenUp = true
          throw error
        }
      },
      update: (change: (doc: Doc) => Doc) =>
        disk.transact(generation, collection, `${collection}.update`, (documents) => {
          const doc = written(change(read(documents)))
          documents.set('', doc)
          disk.notifyOthers(generation, collection, hear)
          return doc
        }),
      onChange: (listener: (doc: Doc) => void) => disk.listen(generation, collection, (doc) => listener(doc as Doc)),
    }
  }

  #byId<Doc>(collection: string, idOf: (doc: Doc) => string) {
    const disk = this.#disk
    const generation = this.#generation
    return {
      all: () =>
        disk.transact(
          generation,
          collection,
          `${collection}.all`,
          (documents) => [...documents.values()] as readonly Doc[],
        ),
      put: (doc: Doc) => {
        const copy = written(doc)
        return disk.transact(
          generation,
          collection,
          `${collection}.put`,
          (documents) => void documents.set(idOf(doc), copy),
        )
      },
      remove: (id: string) =>
        disk.transact(generation, collection, `${collection}.remove`, (documents) => void documents.delete(id)),
    }
  }
}
