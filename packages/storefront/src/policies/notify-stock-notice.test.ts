import { EventChannel } from '@vitrin/kernel'
import type { StockNoticeEvent } from '@vitrin/mails'
import { expect, it } from 'vitest'
import type { NewNotification } from '../ui/notification-store'
import { notifyStockNotice } from './notify-stock-notice'

it('says that a notice was kept or refused after its page was left', () => {
  const events = new EventChannel<StockNoticeEvent>()
  const said: NewNotification[] = []
  const stop = notifyStockNotice({
    stockNotices: { events },
    hostSentence: () => undefined,
    notify: (notification) => void said.push(notification),
  })
  events.emit({ type: 'kept', email: 'asa@example.se' })
  events.emit({ type: 'refused', message: 'Tilt' })
  stop()
  events.emit({ type: 'kept', email: 'eva@example.se' })
  expect(said.map(({ type, message }) => [type, message.key, message.values])).toMatchObject([
    ['success', 'stockNotice.kept', { email: 'asa@example.se' }],
    ['error', expect.any(String), { details: 'Tilt' }],
  ])
})
