import { accept } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { Mail, Mailer } from '../ports'

/** A mail as its recipient reads it. */
export interface ReceivedMail {
  readonly id: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailerWorld {
  readonly mailer: Mailer
  /** Oldest first. */
  readonly received: () => Promise<readonly ReceivedMail[]>
}

/** From `Klarglas <order@shop.example>`. */
export const FROM = 'Klarglas <order@shop.example>'

export const aMail: Mail = {
  id: '2026-11-20T090000.000Z-1',
  writtenAt: Date.UTC(2026, 10, 20, 9),
  to: 'asa@example.se',
  subject: 'Din beställning 000000001 hos Klarglas',
  text: 'Hej Åsa\n\n4 919 kr\n',
  html: '<p>Hej Åsa</p>\n<p>4 919 kr</p>\n',
}

/** The contract suite of `Mailer`. */
export function mailerContract(name: string, open: () => MailerWorld | Promise<MailerWorld>): void {
  describe(`${name} as a Mailer`, () => {
    async function sent(...mails: readonly Mail[]): Promise<readonly ReceivedMail[]> {
      const { mailer, received } = await open()
      for (const mail of mails) expect(await mailer.send(mail)).toEqual(accept(undefined))
      return received()
    }

    it('brings subject, text and HTML as they were written, to one recipient', async () => {
      const { id, to, subject, text, html } = aMail
      expect(await sent(aMail)).toEqual([{ id, to: [to], subject, text, html }])
    })

    it('brings every script, long lines and lines of dots', async () => {
      const words = [
        'שלום',
        'Γειά',
        '你好',
        '🪟🚿',
        'x'.repeat(3000),
        '..',
        '.',
        'From here',
        '=C3=A5 &amp; <b>',
        'end',
      ].join('\n')
      const [received] = await sent({
        ...aMail,
        subject: `Åsa 🪟 שלום ${'ö'.repeat(200)}`,
        text: `${words}\n`,
        html: `<pre>${words}</pre>\n`,
      })
      expect(received).toMatchObject({
        subject: `Åsa 🪟 שלום ${'ö'.repeat(200)}`,
        text: `${words}\n`,
        html: `<pre>${words}</pre>\n`,
      })
    })

    it('brings a mail that is sent again under the same id', async () => {
      const received = await sent(aMail, aMail)
      expect(new Set(received.map(({ id }) => id))).toEqual(new Set([aMail.id]))
    })

    it('tells mails apart by their ids', async () => {
      const other = { ...aMail, id: '2026-11-20T090000.000Z-2', to: 'bo@example.se' }
      expect((await sent(aMail, other)).map(({ id, to }) => [id, ...to])).toEqual([
        [aMail.id, aMail.to],
        [other.id, other.to],
      ])
    })
  })
}
