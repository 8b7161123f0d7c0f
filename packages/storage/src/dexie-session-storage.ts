import { NO_SESSION, type SessionChange, type SessionDocument, type SessionStorage } from '@vitrin/user-session'
import { DexieDocument } from './dexie-document'
import type { ShopDatabase } from './open-shop-database'

/** The session in IndexedDB, shared by all tabs. */
export class DexieSessionStorage implements SessionStorage {
  readonly #session: DexieDocument<SessionDocument>

  constructor(database: ShopDatabase) {
    this.#session = new DexieDocument({ database, collection: 'user', key: 'session', empty: NO_SESSION })
  }

  read(): Promise<SessionDocument> {
    return this.#session.read()
  }

  update(change: SessionChange): Promise<SessionDocument> {
    return this.#session.update(change)
  }

  onChange(listener: (session: SessionDocument) => void): () => void {
    return this.#session.onChange(listener)
  }

  /** Hears and tells other tabs no more. */
  close(): void {
    this.#session.close()
  }
}
