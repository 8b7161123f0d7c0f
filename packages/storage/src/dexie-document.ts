import type { ShopCollection, ShopDatabase, StoredDocument } from './open-shop-database'

export interface DexieDocumentOptions<Doc> {
  readonly database: ShopDatabase
  readonly collection: ShopCollection
  readonly key: string
  /** What a device without one has; fields that a stored document lacks are taken from it. */
  readonly empty: Doc
}

/** One document that all tabs share: read, changed atomically, and followed. */
export class DexieDocument<Doc extends object> {
  readonly #options: DexieDocumentOptions<Doc>
  readonly #listeners = new Set<(doc: Doc) => void>()
  #channel: BroadcastChannel | undefined

  constructor(options: DexieDocumentOptions<Doc>) {
    this.#options = options
  }

  async read(): Promise<Doc> {
    const { database, collection, key } = this.#options
    return this.#docOf(await database[collection].get(key))
  }

  /** IndexedDB runs one writing transaction of a collection at a time, whichever tab asks. */
  async update(change: (doc: Doc) => Doc): Promise<Doc> {
    const { database, collection, key } = this.#options
    const table = database[collection]
    const stored = await database.transaction('rw', table, async () => {
      const doc = jsonOf(change(this.#docOf(await table.get(key))))
      await table.put({ key, doc })
      return doc
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    this.#open().postMessage(null)
    return stored
  }

  /** Called with what is stored after another tab changed it. */
  onChange(listener: (doc: Doc) => void): () => void {
    this.#open()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  close(): void {
    this.#channel?.close()
    this.#channel = undefined
  }

  /** A channel does not hear itself. The message says only that there is news: messages may overtake one another, reads do not. */
  #open(): BroadcastChannel {
    if (this.#channel) return this.#channel
    const { database, collection, key } = this.#options
    const channel = new BroadcastChannel(`${database.name}/${collection}/${key}`)
    channel.addEventListener('message', () => void this.#tell())
    this.#channel = channel
    return channel
  }

  async #tell(): Promise<void> {
    if (this.#listeners.size === 0) return
    const doc = await this.read().catch(() => undefined)
    // Another tab's news that cannot be read now comes with the next change.
    if (doc) for (const listener of this.#listeners) listener(doc)
  }

  #docOf(row: StoredDocument | undefined): Doc {
    const { empty } = this.#options
    // A list has no fields that an older version could lack.
    return Array.isArray(empty) ? ((row?.doc ?? empty) as Doc) : { ...empty, ...(row?.doc as Partial<Doc> | undefined) }
  }
}

function jsonOf<Doc>(doc: Doc): Doc {
  return JSON.parse(JSON.stringify(doc)) as Doc
}
