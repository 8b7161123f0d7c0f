import type { Cancel } from '@vitrin/kernel'
import type { StockNoticeEvent } from '@vitrin/mails'
import type { NewNotification } from '../ui/notification-store'
import { refusalMessage, type TranslateHostSentence } from './host-messages'
import type { Needs } from './policy'

/** Says that the host mails when a piece is back. Offline this is sent long after its field was left. */
export function notifyStockNotice({
  stockNotices,
  hostSentence,
  notify,
}: Needs<{ stockNotices: 'events' }, 'hostSentence' | 'notify'>): Cancel {
  return stockNotices.events.subscribe((event) => notify(stockNoticeNotification(event, hostSentence)))
}

function stockNoticeNotification(event: StockNoticeEvent, translate: TranslateHostSentence): NewNotification {
  if (event.type === 'kept')
    return { type: 'success', message: { key: 'stockNotice.kept', values: { email: event.email } } }
  return { type: 'error', hasNoTimeout: true, message: refusalMessage(event.message ?? '', translate) }
}
