import type { DBCore, DBCoreTable, Dexie } from 'dexie'

/** The disk under a database, as a test wants it: between Dexie and IndexedDB. Before the database is opened. */
export class TestDisk {
  /** Collections that have no room for another byte. */
  full: readonly string[] = []
  #hanging: Promise<void> | undefined
  #wake = () => undefined as void

  constructor(database: Dexie) {
    database.use({
      stack: 'dbcore',
      name: 'test-disk',
      create: (core) => ({ ...core, table: (name) => this.#table(core, name) }),
    })
  }

  /** No read is answered from here on. */
  hang(): void {
    this.#hanging = new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  /** Answers what was asked meanwhile. */
  recover(): void {
    this.#hanging = undefined
    this.#wake()
  }

  #table(core: DBCore, name: string): DBCoreTable {
    const table = core.table(name)
    const slowly = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      const found = await answer
      await this.#hanging
      return found
    }
    return {
      ...table,
      get: (request) => (this.#hanging ? slowly(table.get(request)) : table.get(request)),
      getMany: (request) => (this.#hanging ? slowly(table.getMany(request)) : table.getMany(request)),
      query: (request) => (this.#hanging ? slowly(table.query(request)) : table.query(request)),
      mutate: (request) =>
        request.type === 'put' && this.full.includes(name)
          ? Promise.reject(new DOMException('No room', 'QuotaExceededError'))
          : table.mutate(request),
    }
  }
}
