import { useShopper } from '@vitrin/theme-kit'
import type { TextKey } from '../messages/use-text'

/** The name of each kind of task, by its scope. */
export const TASK_NAMES: Readonly<Record<string, TextKey>> = {
  orders: 'outbox.order',
  profile: 'outbox.profile',
  reviews: 'outbox.review',
}

type Shopper = NonNullable<ReturnType<typeof useShopper>>
type UnsentTasks = ReturnType<Shopper['unsentTasks']>

const NO_TASKS: UnsentTasks = { all: [], stopped: [] }

/** What the shopper sent and the host has not taken. For components that are observers. */
export function useUnsentTasks(): UnsentTasks {
  return useShopper()?.unsentTasks() ?? NO_TASKS
}
