import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMail, FROM, mailerContract } from '../contracts/mailer-contract'
import { readMail } from '../testing/read-mail'
import { FolderMailer } from './folder-mailer'
import { mailId } from './mail-id'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'vitrin-mail-')), 'outbox')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const files = () => readdirSync(folder).sort()
const opened = (): Promise<Email[]> =>
  Promise.all(files().map((name) => PostalMime.parse(readFileSync(join(folder, name)))))

mailerContract('FolderMailer', () => ({
  mailer: new FolderMailer({ folder, from: FROM }),
  received: async () => (await opened()).map(readMail),
}))

describe('FolderMailer', () => {
  const mailer = () => new FolderMailer({ folder, from: FROM })

  it('writes one file a mail, named by its id, however often it is sent', async () => {
    await mailer().send(aMail)
    await mailer().send({ ...aMail, id: 'another' })
    await mailer().send(aMail)
    expect(files()).toEqual([`${aMail.id}.eml`, 'another.eml'])
  })

  it('writes a file that people can read as it is', async () => {
    await mailer().send({ ...aMail, text: 'Duschdörr: 893 mm\n' })
    expect(readFileSync(join(folder, `${aMail.id}.eml`), 'utf8')).toContain('Duschd=C3=B6rr: 893 mm')
  })

  it.skipIf(process.platform === 'win32')('writes files for their owner only', async () => {
    await mailer().send(aMail)
    const modes = [folder, join(folder, `${aMail.id}.eml`)].map((path) => statSync(path).mode & 0o077)
    expect(modes).toEqual([0, 0])
  })

  it('deletes mails by their ids, and those from before a time', async () => {
    const at = (time: number, id: number) => mailId({ createdAt: time, id })
    const ids = [at(1_000_000, 1), at(2_000_000, 2), at(2_000_000, 3)]
    for (const id of ids) await mailer().send({ ...aMail, id })
    mailer().forget([ids[1]!, 'unknown', '../../outside'])
    expect(files()).toEqual([`${ids[0]}.eml`, `${ids[2]}.eml`])
    mailer().forgetBefore(2_000_000)
    expect(files()).toEqual([`${ids[2]}.eml`])
  })

  it('has a sender, a date, and a header against automatic replies', async () => {
    await mailer().send(aMail)
    const [mail] = await opened()
    expect(mail).toMatchObject({
      from: { name: 'Klarglas', address: 'order@shop.example' },
      messageId: `<${aMail.id}@shop.example>`,
      date: '2026-11-20T09:00:00.000Z',
    })
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  })

  it.each(['../mail', 'a/b', '..', '', '.hidden', 'a\0b'])(
    'writes nothing outside its folder: the id %j is refused',
    async (id) => {
      expect(await mailer().send({ ...aMail, id })).toMatchObject({ ok: false, rejection: { reason: 'refused' } })
      expect(readdirSync(join(folder, '..'))).toEqual([])
    },
  )

  it('reports that it cannot send when the folder cannot be created', async () => {
    writeFileSync(folder, '')
    expect(await mailer().send(aMail)).toMatchObject({
      ok: false,
      rejection: { reason: 'unreachable', message: expect.stringContaining('EEXIST') },
    })
  })

  it.each([
    ['a subject', { subject: 'Order\r\nBcc: eva@evil.example\r\n\r\n<b>' }],
    ['an address', { to: 'a@example.se\r\nBcc: eva@evil.example' }],
    ['an address list', { to: 'asa@example.se,eva@evil.example' }],
    ['a quoted address', { to: '"asa@example.se><eva"@evil.example' }],
  ])('adds no header and no recipient for %s of somebody’s choosing', async (_, change) => {
    await mailer().send({ ...aMail, ...change })
    for (const mail of await opened()) {
      expect(mail.bcc).toBeUndefined()
      expect(mail.to?.length).toBeLessThanOrEqual(1)
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(readMail(mail).text).toBe(aMail.text)
    }
  })
})
