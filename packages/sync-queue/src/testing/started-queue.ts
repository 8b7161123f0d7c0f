import type { OutboxAnswer, OutboxTask } from '@vitrin/kernel'
import { ManualClock, RecordingLogger, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { singleTabLeadership } from '../single-tab-leadership'
import { DEFAULT_SYNC_QUEUE_CONFIG, type SyncQueueConfig } from '../sync-queue-config'
import { SyncQueueStore } from '../sync-queue-store'
import { InMemoryTaskStorage } from './in-memory-task-storage'
import { ScriptedTransport } from './scripted-transport'
import { SwitchableIdentity } from './switchable-identity'

export const anOrderTask = (task_id: string, scope = 'orders'): OutboxTask => ({
  task_id,
  scope,
  url: '/api/order',
  payload: { method: 'POST', body: { n: task_id } },
  account: 'guest',
})

/** Lets everything that is ready run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

/** A queue on fakes, not opened yet. */
export function queueParts(config: Partial<SyncQueueConfig> = {}) {
  const parts = {
    storage: new InMemoryTaskStorage(),
    transport: new ScriptedTransport(),
    identity: new SwitchableIdentity(),
    connectivity: new SwitchableConnectivity(),
    leadership: singleTabLeadership,
    clock: new ManualClock(),
    logger: new RecordingLogger(),
  }
  const open = () => new SyncQueueStore({ ...parts, config: { ...DEFAULT_SYNC_QUEUE_CONFIG, ...config } })
  return { ...parts, open }
}

/** A started queue, with the answers that its listener has been given. */
export async function startedQueue(config?: Partial<SyncQueueConfig>) {
  const parts = queueParts(config)
  const queue = parts.open()
  const answers: OutboxAnswer[] = []
  queue.subscribe('orders', { onAnswer: (answer) => void answers.push(answer) })
  const stop = await queue.start()
  return { ...parts, queue, answers, stop }
}
