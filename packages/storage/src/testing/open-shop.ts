import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { DexieDocument } from '../dexie-document'
import { ResilientShopDb } from '../resilient-shop-db'
import { openBrowserShopDatabase } from '../open-browser-shop-database'
import { dexieShopStorages } from '../shop-storages'
import type { StorageTrouble } from '../storage-trouble'
import { TestDisk } from './test-disk'

let devices = 0

/** The name of a device that has stored nothing yet. */
export function newDevice(): string {
  devices += 1
  return `device-${devices}`
}

/** One tab's shop database with everything that a test may turn. */
export async function openShop(name = newDevice(), { cacheIsBroken = false } = {}) {
  const database = openBrowserShopDatabase(name)
  const disk = new TestDisk(database)
  const clock = new ManualClock()
  const logger = new RecordingLogger()
  const troubles: StorageTrouble[] = []
  let rooms = 0
  const shop = new ResilientShopDb({
    database,
    clock,
    logger,
    makeRoom: async () => {
      rooms += 1
      disk.full = []
      if (cacheIsBroken) throw new Error('The cache is broken')
    },
    onTrouble: (trouble) => troubles.push(trouble),
  })
  await database.open()
  const storages = dexieShopStorages(shop, 'SE')
  return {
    name,
    database,
    disk,
    clock,
    logger,
    troubles,
    storages,
    roomsMade: () => rooms,
    close: () => {
      for (const storage of Object.values(storages)) if (storage instanceof DexieDocument) storage.close()
      database.close()
    },
  }
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>
