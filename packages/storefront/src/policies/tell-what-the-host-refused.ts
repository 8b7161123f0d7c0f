import { translateHostSentence } from '@vitrin/i18n'
import { printable } from '@vitrin/kernel'
import type { SyncTask } from '@vitrin/sync-queue'
import type { NewNotification } from '../ui/notification-store'
import type { Policy } from './policy'

/** A queued call that the host refused is told in its words, unless whoever queued it tells it better (R8.14). */
export const tellWhatTheHostRefused: Policy = ({ storefront: { ui }, shopper: { queue }, hostSentences }) =>
  queue.events.subscribe(({ task }) => {
    const notification = refusalNotification(task, (sentence) => translateHostSentence(hostSentences, sentence))
    if (notification) ui.notifications.show(notification)
  })

export function refusalNotification(
  { silent, result }: Pick<SyncTask, 'silent' | 'result'>,
  translate: (sentence: string) => string | undefined,
): NewNotification | undefined {
  const details = printable(result)
  if (silent || details === undefined || isUnreachablePlatform(result)) return undefined
  const sentence = translate(details)
  return {
    type: 'error',
    message:
      sentence === undefined
        ? { key: 'request.refused', values: { details } }
        : { key: 'host.sentence', values: { sentence } },
    action1: { label: 'ui.ok' },
  }
}

/** The host could not reach the platform behind it, which says nothing to a shopper (contract §1.9). */
function isUnreachablePlatform(result: unknown): boolean {
  return typeof result === 'object' && result !== null && (result as { readonly code?: unknown }).code === 'ENOTFOUND'
}
