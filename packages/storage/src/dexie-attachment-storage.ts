import { NoRoom, type AttachmentStorage } from '@vitrin/contact'
import { isQuotaError } from './is-quota-error'
import type { ResilientShopDb } from './resilient-shop-db'

/** Files in IndexedDB, each under its folder and key. */
export class DexieAttachmentStorage implements AttachmentStorage {
  readonly #shop: ResilientShopDb

  constructor(shop: ResilientShopDb) {
    this.#shop = shop
  }

  async put(folder: string, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const { attachments } = this.#shop.database
    try {
      await this.#shop.write(() => attachments.put({ folder, key, bytes }))
    } catch (error) {
      if (isQuotaError(error)) throw new NoRoom('The device is full', { cause: error })
      throw error
    }
  }

  async read(folder: string, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const row = await this.#shop.read(this.#shop.database.attachments.get([folder, key]), READ_LIMIT_MS)
    return row?.bytes
  }

  /** Reads the keys alone, not the bytes. */
  async folders(): Promise<readonly string[]> {
    const keys = await this.#shop.read(this.#shop.database.attachments.toCollection().primaryKeys())
    return [...new Set(keys.map(([folder]) => folder))]
  }

  async remove(folder: string, key: string): Promise<void> {
    await this.#shop.write(() => this.#shop.database.attachments.delete([folder, key]))
  }

  async removeFolder(folder: string): Promise<void> {
    await this.#shop.write(() => this.#shop.database.attachments.where('folder').equals(folder).delete())
  }
}

/** A file has ten megabytes, which a slow device needs some time for. */
const READ_LIMIT_MS = 10_000
