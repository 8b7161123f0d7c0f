import 'fake-indexeddb/auto'
import { ManualClock, RecordingLogger, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { singleTabLeadership, SyncQueueStore } from '@vitrin/sync-queue'
import { ScriptedTransport, SwitchableIdentity } from '@vitrin/sync-queue/testing'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newDevice, openShop, type OpenShop } from './testing/open-shop'
import { storedTask } from './testing/stored-order'

const keptBack = (task_id: string, sequence: number, account = 'guest') => ({
  ...storedTask,
  task_id,
  sequence,
  account,
  attempts: 0,
  state: 'kept-back',
  payload: { ...storedTask.payload, body: { order_id: task_id } },
})
const oldTasks = [
  keptBack('a', 1),
  { ...storedTask, sequence: 2, state: 'waiting', attempts: 0 },
  keptBack('b', 4, '7'),
  keptBack('c', 5),
]
const opened: OpenShop[] = []

afterEach(() => {
  for (const { close } of opened.splice(0)) close()
})

async function open(name: string): Promise<OpenShop> {
  const shop = await openShop(name)
  opened.push(shop)
  return shop
}

/** A database as builds before version 8 left it. */
async function oldDatabase(version: number, broken: readonly unknown[] = []): Promise<string> {
  const name = newDevice()
  const old = new Dexie(name)
  old.version(version).stores({ tasks: 'key' })
  await old.table('tasks').bulkPut(oldTasks.map((doc) => ({ key: doc.task_id, doc })))
  await old.table('tasks').bulkPut(broken.map((doc, index) => ({ key: `broken-${index}`, doc })))
  old.close()
  return name
}

const inOrder = (tasks: readonly { readonly sequence: number }[]) =>
  tasks.toSorted((one, other) => one.sequence - other.sequence)

describe.each([1, 6, 7])('a database of version %s with tasks of the state kept-back', (version) => {
  it('holds the same tasks after the upgrade, with the state on-hold', async () => {
    const { storages, database, logger } = await open(await oldDatabase(version))
    expect(inOrder(await storages.tasks.all())).toEqual([
      { ...oldTasks[0], state: 'on-hold' },
      oldTasks[1],
      { ...oldTasks[2], state: 'on-hold' },
      { ...oldTasks[3], state: 'on-hold' },
    ])
    const rows = await database.tasks.toArray()
    expect(rows.map(({ key }) => key).toSorted()).toEqual(['1795161600000-3f', 'a', 'b', 'c'])
    expect(JSON.stringify(rows)).not.toContain('kept-back')
    expect([await database.broken.count(), logger.entries]).toEqual([0, []])
  })

  it('sends each of them once when the shopper asks, and never by itself', async () => {
    const { storages } = await open(await oldDatabase(version))
    const transport = new ScriptedTransport()
    const queue = new SyncQueueStore({
      storage: storages.tasks,
      transport,
      identity: new SwitchableIdentity('7'),
      connectivity: new SwitchableConnectivity(),
      leadership: singleTabLeadership,
      clock: new ManualClock(),
      logger: new RecordingLogger(),
    })
    const answered: string[] = []
    queue.subscribe('orders', { onAnswer: ({ task_id }) => void answered.push(task_id) })
    const stop = await queue.start()
    await vi.waitFor(() => expect(answered).toEqual(['1795161600000-3f']))
    expect(queue.onHold.map(({ task_id }) => task_id)).toEqual(['a', 'b', 'c'])
    for (const task_id of ['c', 'a', 'b']) {
      await queue.send(task_id)
      await vi.waitFor(() => expect(answered.at(-1)).toBe(task_id))
    }
    expect(transport.sent.map(({ payload }) => payload.body)).toEqual(
      ['1795161600000-3f', 'c', 'a', 'b'].map((order_id) => ({ order_id })),
    )
    stop()
  })
})

describe('a task of the state kept-back', () => {
  it('that a page of an older build stored after the upgrade can be read, released and removed', async () => {
    const { storages, database } = await open(newDevice())
    for (const doc of [keptBack('a', 1), keptBack('b', 2)]) await database.tasks.put({ key: doc.task_id, doc })
    expect((await storages.tasks.all()).map(({ state }) => state)).toEqual(['on-hold', 'on-hold'])
    expect(await storages.tasks.changeFrom(['on-hold'], 'a', (task) => ({ ...task, state: 'waiting' }))).toBe(true)
    expect(await storages.tasks.changeFrom(['on-hold'], 'b', () => undefined)).toBe(true)
    expect(await storages.tasks.all()).toMatchObject([{ task_id: 'a', state: 'waiting' }])
  })

  it('does not keep its database from opening when other documents are broken', async () => {
    const { storages, database } = await open(await oldDatabase(7, [null, 'text', 7, { state: 'kept-back' }]))
    expect((await storages.tasks.all()).map(({ task_id }) => task_id).toSorted()).toEqual([
      '1795161600000-3f',
      'a',
      'b',
      'c',
    ])
    expect(await database.broken.count()).toBe(4)
  })
})
