import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { openHostDatabase } from '../database'
import { deleteExpiredRows } from './delete-expired-rows'
import { ATTACHMENT_DAYS } from './keep-deleting-expired'
import { RETENTION_DAYS } from './retention-days'

const DAY = 24 * 60 * 60 * 1000
const START = 1_790_000_000_000
const ORDER = `INSERT INTO "order" (order_id, increment_id, cart_id, body_hash, doc, placed_at)
  VALUES ('o', '1', '', '', '{}', ${START})`

/** What is kept for some days: the row, as SQL, and the days. */
const KEPT: readonly (readonly [table: string, what: string, insert: string, days: number])[] = [
  ['cart', 'of a guest', `(mask, created_at, updated_at) VALUES ('m', 0, ${START})`, RETENTION_DAYS.guestCarts],
  ['idempotency', 'of a call', `VALUES ('i', 'k', 'h', '{}', ${START})`, RETENTION_DAYS.replayedAnswers],
  ['abandoned_order', 'id', `VALUES ('o', ${START})`, RETENTION_DAYS.abandonedOrders],
  ['review', 'that waits', review(2), RETENTION_DAYS.unapprovedReviews],
  ['review', 'that was refused', review(3), RETENTION_DAYS.unapprovedReviews],
  ['withdrawal', 'that is handled', withdrawal(`${START}`), RETENTION_DAYS.withdrawals],
  ['question', 'that is answered', question(`${START}`), RETENTION_DAYS.questions],
  ['mail_outbox', 'that is sent', mail(`${START}`, 'NULL'), RETENTION_DAYS.mails],
  ['mail_outbox', 'that is given up', mail('NULL', `${START}`), RETENTION_DAYS.mails],
  ['mail_link', 'that has expired', `VALUES ('h', 'p', 'e', '', ${START}, NULL, '')`, RETENTION_DAYS.expiredMailLinks],
  ['stock_notice', 'that waits', `VALUES ('s', 'e', 'sv', ${START})`, RETENTION_DAYS.stockNotices],
  ['password_reset', 'link', `VALUES ('h', NULL, ${START})`, 0],
  ['passkey_challenge', 'of a login', `VALUES ('h', NULL, ${START})`, 0],
  ['withdrawal_code', 'that was mailed', `VALUES ('s', 'h', NULL, ${START})`, 0],
  ['attempt', 'to sign in', `VALUES ('k', 1, ${START})`, 0],
]
const STAYING: typeof KEPT = [
  ['withdrawal', 'that waits', withdrawal('NULL'), 100_000],
  ['question', 'that waits', question('NULL'), 100_000],
  ['mail_outbox', 'that waits', mail('NULL', 'NULL'), 100_000],
  ['review', 'that is shown', review(1), 100_000],
]

function review(status: number): string {
  return `(product_id, status, doc, created_at) VALUES (1, ${status}, '{}', ${START})`
}
function withdrawal(handledAt: string): string {
  return `(doc, received_at, handled_at) VALUES ('{}', ${START}, ${handledAt})`
}
function question(answeredAt: string): string {
  return `(store_code, email, doc, received_at, answered_at) VALUES ('sv', 'e', '{}', ${START}, ${answeredAt})`
}
function mail(sentAt: string, givenUpAt: string): string {
  return `(template, recipient, data, created_at, sent_at, given_up_at)
    VALUES ('t', 'e', '{}', ${START}, ${sentAt}, ${givenUpAt})`
}

/** How many rows of the table are there so many days after the row was added. */
function rowsAfter(days: number, table: string, insert: string): unknown {
  const connection = new DatabaseSync(':memory:')
  const database = openHostDatabase(connection, { clock: new ManualClock(START) })
  connection.exec(`INSERT INTO "${table}" ${insert}`)
  deleteExpiredRows(database, { now: START + days * DAY, attachmentDays: ATTACHMENT_DAYS })
  const left = connection.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n
  database.close()
  return left
}

describe('the retention schedule', () => {
  it.each(KEPT)('keeps a row of %s %s for its days and no longer', (table, _, insert, days) => {
    expect([rowsAfter(days - 0.01, table, insert), rowsAfter(days + 0.01, table, insert)]).toEqual([1, 0])
  })

  it.each(STAYING)('keeps a row of %s %s', (table, _, insert, days) => {
    expect(rowsAfter(days, table, insert)).toBe(1)
  })

  it('keeps orders and the carts of customers', () => {
    const connection = new DatabaseSync(':memory:')
    const database = openHostDatabase(connection, { clock: new ManualClock(START) })
    connection.exec(ORDER)
    const customerId = database.customers.create('asa@example.se', '', { firstname: '', lastname: '', addresses: [] })
    database.carts.createForCustomer(customerId, 100_000_000_000_000)
    deleteExpiredRows(database, { now: START + 100_000 * DAY, attachmentDays: ATTACHMENT_DAYS })
    expect([database.orders.count(), database.carts.ofCustomer(customerId)]).toEqual([1, expect.anything()])
    database.close()
  })

  it('names the files of what it deletes', () => {
    const connection = new DatabaseSync(':memory:')
    const database = openHostDatabase(connection, { clock: new ManualClock(START) })
    connection.exec(`INSERT INTO review ${review(2)}; INSERT INTO review_picture VALUES ('picture', 1);
      INSERT INTO question ${question(`${START}`)};
      INSERT INTO question_file (question_id, name, type, size, file) VALUES (1, 'a', 'b', 1, 'attachment')`)
    const after = (days: number) => ({ now: START + days * DAY + 1, attachmentDays: ATTACHMENT_DAYS })
    expect(deleteExpiredRows(database, after(179))).toEqual({ attachments: [], reviewPictures: [] })
    expect(deleteExpiredRows(database, after(180))).toEqual({
      attachments: ['attachment'],
      reviewPictures: ['picture'],
    })
    database.close()
  })

  it('is the one of docs/security.md, which gives a reason for each figure', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8')
    const section = text.split(/^## /m).find((part) => part.startsWith('Retention')) ?? ''
    const figures = [...section.matchAll(/^\|[^|]+\| (\d+) days[^|]*\| [^|]{20,} \|$/gm)].map(([, days]) =>
      Number(days),
    )
    const days = [...Object.values(RETENTION_DAYS), ATTACHMENT_DAYS]
    expect(figures.sort((one, other) => one - other)).toEqual(days.sort((one, other) => one - other))
  })
})
