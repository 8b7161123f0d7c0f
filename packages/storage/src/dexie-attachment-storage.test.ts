import 'fake-indexeddb/auto'
import { NoRoom } from '@vitrin/contact'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { expect, it } from 'vitest'
import { DexieAttachmentStorage } from './dexie-attachment-storage'
import { openBrowserShopDatabase } from './open-browser-shop-database'
import { ResilientShopDb } from './resilient-shop-db'
import { newDevice } from './testing/open-shop'
import { TestDisk } from './testing/test-disk'

it('a device that is full even without its cache stores nothing of a file, and says so', async () => {
  const database = openBrowserShopDatabase(newDevice())
  const disk = new TestDisk(database)
  let rooms = 0
  const shop = new ResilientShopDb({
    database,
    makeRoom: async () => void (rooms += 1),
    onTrouble: () => undefined,
    clock: new ManualClock(),
    logger: new RecordingLogger(),
  })
  const attachments = new DexieAttachmentStorage(shop)
  disk.full = ['attachments']
  await expect(attachments.put('a', 'one', Uint8Array.from([1]))).rejects.toBeInstanceOf(NoRoom)
  expect([rooms, await attachments.folders()]).toEqual([1, []])
  database.close()
})
