import type { HoldReason } from '@vitrin/kernel'
import { useShopper } from './use-shopper'

/**
 * Why what the shopper sent is still on this device; `undefined` if the queue does not have it. For components that are
 * observers.
 */
export function useHoldReason(taskId: string): HoldReason | undefined {
  const queue = useShopper()?.queue
  if (!queue) return undefined
  const has = (tasks: readonly { readonly task_id: string }[]) => tasks.some(({ task_id }) => task_id === taskId)
  if (has(queue.onHold)) return 'on-hold'
  if (has(queue.unsure)) return 'unsure'
  if (has(queue.failed)) return 'server-fault'
  return has(queue.waiting) ? (queue.holds.get(taskId) ?? 'no-answer') : undefined
}
