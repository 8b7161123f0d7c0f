import type { SyncTask } from '@vitrin/sync-queue'
import { useShopper } from '@vitrin/theme-kit'
import type { TextKey } from '../messages/use-text'

/** What shoppers know that they sent; the rest of the queue is the shop's own. */
export const TASK_NAMES: Readonly<Record<string, TextKey>> = {
  orders: 'outbox.order',
  profile: 'outbox.profile',
  reviews: 'outbox.review',
}

export interface Outbox {
  readonly unsent: readonly SyncTask[]
  /** Of them, those that nobody will try again by themselves. */
  readonly stopped: readonly SyncTask[]
}

/** What the shopper sent and the host has not taken. What is only on its way is none of it. Read by observers. */
export function useOutbox(): Outbox {
  const queue = useShopper()?.queue
  if (!queue) return { unsent: [], stopped: [] }
  const own = (tasks: readonly SyncTask[]) => tasks.filter(({ scope }) => scope in TASK_NAMES)
  const stopped = own([...queue.failed, ...queue.refused])
  return {
    unsent: [
      ...stopped,
      ...own(queue.keptBack),
      ...own(queue.waiting).filter(({ task_id }) => queue.holds.has(task_id)),
    ],
    stopped,
  }
}
