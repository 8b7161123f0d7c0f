import { printable, type Cancel } from '@vitrin/kernel'
import type { SyncTask } from '@vitrin/sync-queue'
import type { NewNotification } from '../ui/notification-store'
import { refusalMessage, type TranslateHostSentence } from './host-messages'
import type { Needs } from './policy'

/** Says why the host refused a queued call (R8.14). Tasks whose own package says it better are marked silent. */
export function notifyRefusedTasks({
  queue,
  hostSentence,
  notify,
}: Needs<{ queue: 'events' }, 'hostSentence' | 'notify'>): Cancel {
  return queue.events.subscribe(({ type, task }) => {
    const notification = type === 'refused' ? refusalNotification(task, hostSentence) : undefined
    if (notification) notify(notification)
  })
}

export function refusalNotification(
  { silent, result }: Pick<SyncTask, 'silent' | 'result'>,
  translate: TranslateHostSentence,
): NewNotification | undefined {
  const details = printable(result)
  if (silent || details === undefined || isUnreachablePlatform(result)) return undefined
  return { type: 'error', message: refusalMessage(details, translate), action1: { label: 'ui.ok' } }
}

/** The host could not reach the platform behind it. A shopper can do nothing about it (contract §1.9). */
function isUnreachablePlatform(result: unknown): boolean {
  return typeof result === 'object' && result !== null && (result as { readonly code?: unknown }).code === 'ENOTFOUND'
}
