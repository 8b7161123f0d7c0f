import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { accept, reject } from '@vitrin/kernel'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase, type HostDatabase } from '../database'
import type { MailRejection } from '../ports'
import { aMail, mailerContract } from '../contracts/mailer-contract'
import { ScriptedMailer } from '../testing/scripted-mailer'
import { MailDelivery } from './mail-delivery'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const no = (reason: MailRejection['reason']) => () => reject({ reason, message: `${reason}!` })

mailerContract('ScriptedMailer', () => {
  const mailer = new ScriptedMailer()
  return {
    mailer,
    received: async () => mailer.sent.map(({ id, to, subject, text, html }) => ({ id, to: [to], subject, text, html })),
  }
})

describe('MailDelivery', () => {
  let clock: ManualClock
  let connection: DatabaseSync
  let database: HostDatabase
  let mailer: ScriptedMailer
  let logger: RecordingLogger
  let delivery: MailDelivery
  beforeEach(() => {
    clock = new ManualClock()
    connection = new DatabaseSync(':memory:')
    database = openHostDatabase(connection, { clock })
    mailer = new ScriptedMailer()
    logger = new RecordingLogger()
    delivery = open()
  })

  const open = () =>
    new MailDelivery({
      database,
      mailer,
      clock,
      logger,
      compose: (row) => ({ ...aMail, id: String(row.id), to: row.recipient }),
    })
  const add = (recipient: string, data = {}) =>
    database.mail.add({ template: 'password-reset', recipient, storeCode: 'sv', data })
  /** What is due by then runs to its end. */
  const pass = async (ms = 0) => {
    clock.advance(ms)
    await setImmediate()
  }
  const recipients = () => mailer.sent.map(({ to }) => to)

  it('sends what waits, oldest first, and what is added later, each once', async () => {
    add('a')
    add('b')
    delivery.start()
    await pass()
    add('c')
    await pass()
    await pass(DAY)
    expect(recipients()).toEqual(['a', 'b', 'c'])
    expect(mailer.attempts).toBe(3)
    expect(database.mail.waiting()).toEqual([])
  })

  it('sends at most twenty mails an hour to one address; mails to others do not wait for them', async () => {
    for (let number = 0; number < 30; number += 1)
      database.mail.add({ template: 'order-confirmation', recipient: 'a', storeCode: 'sv', data: {} })
    database.mail.add({ template: 'order-confirmation', recipient: 'b', storeCode: 'sv', data: {} })
    add('a')
    delivery.start()
    await pass()
    const sentTo = (address: string) => recipients().filter((to) => to === address).length
    expect([sentTo('a'), sentTo('b')]).toEqual([21, 1])
    await pass(HOUR - 1)
    expect(sentTo('a')).toBe(21)
    await pass(1)
    expect(sentTo('a')).toBe(31)
    expect(database.mail.waiting()).toEqual([])
  })

  it('sends nothing of a transaction that is undone', async () => {
    delivery.start()
    expect(() =>
      database.transaction(() => {
        add('a')
        throw new Error('undone')
      }),
    ).toThrow('undone')
    add('b')
    await pass()
    expect(recipients()).toEqual(['b'])
  })

  it('sends nothing before the transaction that adds it has ended', () => {
    delivery.start()
    database.transaction(() => {
      add('a')
      expect(mailer.attempts).toBe(0)
    })
  })

  it('sends what comes while another mail is under way', async () => {
    let arrive = () => {}
    mailer.reply = () =>
      new Promise((resolve) => {
        arrive = () => resolve(accept(undefined))
      })
    add('a')
    delivery.start()
    await pass()
    add('b')
    await pass()
    expect(mailer.attempts).toBe(1)
    mailer.reply = () => accept(undefined)
    arrive()
    await pass()
    expect(recipients()).toEqual(['a', 'b'])
  })

  it('tries one mail at growing intervals while the mailer is unreachable, then sends all', async () => {
    mailer.reply = no('unreachable')
    add('a')
    add('b')
    delivery.start()
    const tries: number[] = []
    for (let second = 0; second <= 600; second += 1) {
      const before = mailer.attempts
      await pass(second === 0 ? 0 : 1000)
      if (mailer.attempts > before) tries.push(second)
    }
    expect(tries).toEqual([0, 5, 15, 35, 75, 155, 315])
    mailer.reply = () => accept(undefined)
    await pass(15 * MINUTE)
    expect(recipients().sort()).toEqual(['a', 'b'])
  })

  it('does not retry earlier for new mails while the mailer cannot send', async () => {
    mailer.reply = no('unreachable')
    delivery.start()
    add('a')
    await pass()
    add('b')
    await pass()
    expect(mailer.attempts).toBe(1)
  })

  it('lets one mail wait while the others go', async () => {
    mailer.reply = ({ to }) => (to === 'a' ? no('deferred')() : accept(undefined))
    add('a')
    add('b')
    delivery.start()
    await pass()
    expect(recipients()).toEqual(['b'])
    mailer.reply = () => accept(undefined)
    await pass(5000)
    expect(recipients()).toEqual(['b', 'a'])
  })

  it('gives up at once what is refused, says so, and goes on with the rest', async () => {
    mailer.reply = ({ to }) => (to === 'a' ? no('refused')() : accept(undefined))
    add('a')
    add('b')
    delivery.start()
    await pass(10 * DAY)
    expect([recipients(), mailer.attempts, database.mail.givenUp()]).toEqual([['b'], 2, 1])
    expect(logger.entries).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'Mail 1 is given up: refused!' }),
    )
  })

  it.each(['deferred', 'unreachable'] as const)(
    'gives up after four days what is %s until then, and says so at the next start',
    async (reason) => {
      mailer.reply = no(reason)
      add('a')
      delivery.start()
      for (let hours = 0; hours < 4 * 24 - 1; hours += 1) await pass(HOUR)
      expect([database.mail.waiting().length, database.mail.givenUp()]).toEqual([1, 0])
      await pass(HOUR)
      expect([database.mail.waiting().length, database.mail.givenUp()]).toEqual([0, 1])
      open().start()
      expect(logger.entries.at(-1)).toMatchObject({
        level: 'warn',
        message: expect.stringContaining('Mails given up: 1.'),
      })
    },
  )

  it('tries once even what is old when the host comes back', async () => {
    add('a')
    clock.advance(10 * DAY)
    delivery.start()
    await pass()
    expect(recipients()).toEqual(['a'])
  })

  it('puts off a mail that cannot be written, and goes on with the rest', async () => {
    const compose = (row: { readonly recipient: string }) => {
      if (row.recipient === 'a') throw new Error('no such order')
      return { ...aMail, to: row.recipient }
    }
    add('a')
    add('b')
    new MailDelivery({ database, mailer, clock, logger, compose }).start()
    await pass()
    expect(recipients()).toEqual(['b'])
    expect(database.mail.waiting()).toMatchObject([{ recipient: 'a', attempts: 1 }])
  })

  it.each([
    ['sent', () => accept(undefined)],
    ['given up', no('refused')],
  ] as const)('keeps no secret of a mail that is %s', async (_, reply) => {
    const data = () => JSON.parse(String(connection.prepare('SELECT data FROM mail_outbox').get()?.data)) as unknown
    mailer.reply = reply
    add('a', { link: '/sv/create-password?resetToken=x', code: '123456', entity_id: 7 })
    delivery.start()
    expect(data()).toEqual({ link: '/sv/create-password?resetToken=x', code: '123456', entity_id: 7 })
    await pass()
    expect(data()).toEqual({ entity_id: 7 })
  })

  it('sends again, under the same id, what was sent but not marked when the host was killed', async () => {
    mailer.reply = (mail) => {
      mailer.sent.push(mail)
      return new Promise(() => {})
    }
    add('a')
    delivery.start()
    await pass()
    mailer.reply = () => accept(undefined)
    open().start()
    await pass()
    expect(mailer.sent.map(({ id, to }) => [id, to])).toEqual([
      ['1', 'a'],
      ['1', 'a'],
    ])
    expect(database.mail.waiting()).toEqual([])
  })

  it('ends with the mail in hand sent and marked, and starts no other', async () => {
    let arrive = () => {}
    mailer.reply = () =>
      new Promise((resolve) => {
        arrive = () => resolve(accept(undefined))
      })
    add('a')
    add('b')
    delivery.start()
    await pass()
    const stopped = delivery.stop()
    arrive()
    await stopped
    database.mail.add({ template: 'password-reset', recipient: 'c', storeCode: 'sv', data: {} })
    await pass(DAY)
    expect(recipients()).toEqual(['a'])
    expect(database.mail.waiting()).toMatchObject([{ recipient: 'b' }, { recipient: 'c' }])
  })

  it('goes on when the database could not be asked for a while', async () => {
    const next = database.mail.next.bind(database.mail)
    database.mail.next = () => {
      throw new Error('disk I/O error')
    }
    add('a')
    delivery.start()
    await pass()
    expect(logger.entries).toMatchObject([{ level: 'error', message: 'The waiting mails cannot be sent' }])
    database.mail.next = next
    await pass(5000)
    expect(recipients()).toEqual(['a'])
  })
})
