/** A document in a collection of the device. */
export interface StoredRow {
  readonly collection: string
  readonly key: string
  readonly doc: unknown
}

/** The documents of all collections that hold some by key. */
export async function readRows(name: string): Promise<readonly StoredRow[]> {
  const database = await opened(name)
  const rows: StoredRow[] = []
  for (const collection of database.objectStoreNames) {
    const store = database.transaction(collection).objectStore(collection)
    if (store.keyPath !== 'key') continue
    for (const row of await done(store.getAll() as IDBRequest<Omit<StoredRow, 'collection'>[]>))
      rows.push({ ...row, collection })
  }
  database.close()
  return rows
}

/** Writes past the shop's own code. */
export async function writeRows(name: string, rows: readonly StoredRow[]): Promise<void> {
  const database = await opened(name)
  for (const { collection, key, doc } of rows)
    await done(database.transaction(collection, 'readwrite').objectStore(collection).put({ key, doc }))
  database.close()
}

/** In the version that it has. */
function opened(name: string): Promise<IDBDatabase> {
  return done(indexedDB.open(name))
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed')))
  })
}
