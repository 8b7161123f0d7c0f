import type { Shopper } from '../stores'
import { useShopper } from './use-shopper'

export type UnsentTasks = ReturnType<Shopper['unsentTasks']>

const NO_TASKS: UnsentTasks = { all: [], stopped: [] }

/** What the shopper sent and the host has not taken. For components that are observers. */
export function useUnsentTasks(): UnsentTasks {
  return useShopper()?.unsentTasks() ?? NO_TASKS
}
