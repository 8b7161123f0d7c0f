import { importBundled } from '../lib/bundle.mjs'
import { percentile } from '../lib/statistics.mjs'

const LINES = 1000
const RUNS = 300
const WARM_UP = 50
const QUEUES = [1000, 10_000]
const ROUNDS = 5

export const title = 'Cart and queue'
export const reference =
  'The targets; and a smaller queue in the same run: if draining takes linear time, each task takes the same time.'
export const method =
  `A local cart of ${LINES} lines and a host's cart of ${LINES}: a third of the lines agree, a third are changed ` +
  `locally, the rest are only in one of the two; reconciled ${RUNS} times after ${WARM_UP} runs to warm up. ` +
  `Queues of ${QUEUES.join(' and ')} tasks, stored and answered in memory, ${ROUNDS} rounds: measured from the start ` +
  'of the queue until it is empty, when each task was sent once.'

export async function measure() {
  const parts = await importBundled('sync/sync.mjs')
  const input = carts(parts)
  for (let run = 0; run < WARM_UP; run++) parts.reconcile(input)
  const times = Array.from({ length: RUNS }, () => milliseconds(() => parts.reconcile(input)))

  const perTask = Object.fromEntries(QUEUES.map((size) => [size, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const size of QUEUES) perTask[size].push((await drained(parts, size)) / size)
  }
  const [small, large] = QUEUES.map((size) => percentile(perTask[size], 50))
  const at = (percent) => Number(percentile(times, percent).toFixed(3))
  return {
    figures: [
      { what: `${LINES} lines against ${LINES}, p50`, value: at(50), unit: 'ms', atMost: 5 },
      { what: `${LINES} lines against ${LINES}, p99`, value: at(99), unit: 'ms' },
      { what: `a queue of ${QUEUES[1]} drains in`, value: Math.round(large * QUEUES[1]), unit: 'ms' },
      {
        what: `time per task: queue of ${QUEUES[1]} against ${QUEUES[0]}`,
        value: Number((large / small).toFixed(2)),
        unit: '×',
        atMost: 1.5,
      },
    ],
    raw: { reconcileMs: { p50: at(50), p90: at(90), p99: at(99), max: at(100) }, queueMsPerTask: perTask },
  }
}

function carts({ lineKey }) {
  const draft = (sku) => ({
    id: 1,
    sku,
    parentSku: sku,
    name: sku,
    qty: 1,
    product_type: 'simple',
    price_incl_tax: 100,
    options: [],
    product_option: { extension_attributes: {} },
  })
  const aLine = (sku, qty, more) => ({
    ...draft(sku),
    qty,
    key: sku,
    checksum: '',
    prev_qty: qty,
    unconfirmed: false,
    ...more,
  })
  const aServerItem = (sku, qty) => ({
    item_id: sku,
    sku,
    qty,
    name: sku,
    price: 80,
    product_type: 'simple',
    quote_id: 'cart',
  })
  const items = []
  const serverItems = []
  for (let number = 0; number < LINES; number++) {
    const sku = `SKU-${number}`
    if (number % 6 !== 5) items.push(aLine(sku, (number % 4) + 1, number % 3 === 0 ? {} : { prev_qty: number % 3 }))
    serverItems.push(aServerItem(number % 6 === 4 ? `OTHER-${number}` : sku, (number % 4) + 1))
  }
  const drafts = new Map(serverItems.map((server) => [lineKey(server), draft(server.sku)]))
  return {
    items,
    tombstones: [],
    serverItems,
    force: false,
    config: { serverSyncCanRemoveLocalItems: false, serverSyncCanModifyLocalItems: false },
    drafts,
  }
}

async function drained({ SyncQueueStore, singleTabLeadership }, size) {
  const tasks = new Map(Array.from({ length: size }, (_, at) => [`t${at}`, task(at)]))
  const storage = {
    all: async () => [...tasks.values()],
    add: async (added) => added,
    update: async (changed) => void (tasks.has(changed.task_id) && tasks.set(changed.task_id, changed)),
    remove: async (task_id) => void tasks.delete(task_id),
    onChange: never,
  }
  let sent = 0
  const queue = new SyncQueueStore({
    storage,
    transport: {
      send: async () => {
        sent += 1
        return { code: 200, result: true }
      },
    },
    leadership: singleTabLeadership,
    identity: { account: 'guest', subscribe: never },
    connectivity: { online: true, subscribe: never },
    clock: { now: () => 0, after: never },
    logger: console,
  })
  const began = process.hrtime.bigint()
  await queue.start()
  while (tasks.size > 0) await new Promise((turn) => setImmediate(turn))
  const ms = Number(process.hrtime.bigint() - began) / 1e6
  if (sent !== size) throw new Error(`${sent} of ${size} tasks were sent.`)
  return ms
}

const never = () => () => undefined

function task(at) {
  return {
    task_id: `t${at}`,
    url: '/api/order',
    payload: { method: 'POST', headers: {}, mode: 'cors', body: { at } },
    transmited: false,
    created_at: '',
    updated_at: '',
    acknowledged: false,
    silent: true,
    is_result_cacheable: false,
    keep_refused: false,
    scope: 'orders',
    sequence: at + 1,
    account: 'guest',
    attempts: 0,
    state: 'waiting',
  }
}

function milliseconds(work) {
  const began = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - began) / 1e6
}
