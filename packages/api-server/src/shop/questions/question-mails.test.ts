import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleFiles } from '@vitrin/contact/testing'
import PostalMime from 'postal-mime'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mimeMessage } from '../../mail/mime-message'
import { composeFor } from '../../testing/compose-for'
import { aPhoto, questionForm } from '../../testing/question-form'
import { ShopHost } from '../../testing/shop-host'
import { swedishShop } from '../../testing/swedish-shop'
import { AttachmentFolder } from './attachment-folder'

const MEGABYTE = 1024 * 1024

describe('the mails about a question', () => {
  let folder: string
  let host: ShopHost
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-questions-'))
    host = new ShopHost({ attachmentsFolder: folder, contactMail: 'fraga@shop.example' })
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const ask = (changes = {}, files: Parameters<typeof questionForm>[1] = []) =>
    host.send('/api/ext/contact-form/send', questionForm(changes, files))
  /** As a mail program reads them. */
  async function received() {
    const compose = composeFor(host.database, swedishShop, new AttachmentFolder(folder))
    const [receipt, notice] = await Promise.all(
      host.database.mail.waiting().map(async (row) => {
        const mail = mimeMessage(await compose(row), 'Klarglas <klarglas@shop.example>')
        const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
        return PostalMime.parse(message as Buffer)
      }),
    )
    return { receipt: receipt!, notice: notice! }
  }

  it('bring the sender a receipt with a copy, in text and in HTML', async () => {
    await ask({ name: 'Åsa <b>Berg</b>' }, [aPhoto])
    const { receipt } = await received()
    expect(receipt).toMatchObject({
      to: [{ address: 'asa@example.se' }],
      subject: 'Vi har fått din fråga till Klarglas',
      attachments: [],
    })
    for (const text of [receipt.text, receipt.html]) {
      for (const part of [
        'Duschhörna i grått glas',
        'Går det att få hörnan i grått glas?',
        'Vi har 912 mm',
        'badrum.jpg',
      ])
        expect(text).toContain(part)
      expect(text).toContain('20 november 2026')
    }
    expect(receipt.text).toContain('Vi svarar till asa@example.se eller ringer 070-174 06 05.')
    expect(receipt.html).toContain('Åsa &lt;b&gt;Berg')
  })

  it('bring the shop all fields and files; an answer goes to the sender [R3.14 contact form]', async () => {
    const context = {
      page: '/sv/p/DOOR/unden?width=912',
      sku: 'DOOR',
      product: 'Unden',
      measures: [{ label: 'Bredd', value: '912 mm' }],
      choices: [{ label: 'Glas', value: 'Grått' }],
      order_number: '000000001',
    }
    const sketch = [sampleFiles['application/pdf'], 'å.pdf'] as const
    await ask({ quantity: '2', context: JSON.stringify(context) }, [aPhoto, sketch])
    const { notice } = await received()
    expect(notice).toMatchObject({
      to: [{ address: 'fraga@shop.example' }],
      replyTo: [{ address: 'asa@example.se' }],
      subject: 'Fråga: Duschhörna i grått glas (Åsa Berg)',
      attachments: [
        { filename: 'badrum.jpg', mimeType: 'image/jpeg', disposition: 'attachment' },
        { filename: 'å.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
      ],
    })
    expect(new Uint8Array(notice.attachments[0]!.content as ArrayBuffer)).toEqual(aPhoto[0])
    for (const text of [notice.text, notice.html]) {
      for (const part of ['Åsa Berg', 'asa@example.se', '070-174 06 05', 'Duschhörna i grått glas', 'Vi har 912 mm'])
        expect(text).toContain(part)
      for (const part of ['Unden (DOOR)', 'Bredd: 912 mm', 'Glas: Grått', 'Beställning 000000001', 'Antal glas: 2'])
        expect(text).toContain(part)
    }
    expect(notice.text).toContain('https://shop.example/sv/p/DOOR/unden?width=912')
  })

  it('leave out files that make a mail too large for mail servers, and name them', async () => {
    const large = (name: string) => {
      const bytes = new Uint8Array(9 * MEGABYTE)
      bytes.set(sampleFiles['image/png'])
      return [bytes, name] as const
    }
    await ask({}, [large('en.png'), large('två.png'), aPhoto])
    const { notice } = await received()
    expect(notice.attachments.map(({ filename }) => filename)).toEqual(['en.png', 'badrum.jpg'])
    expect(notice.text).toContain('två.png (för stor för ett mejl, den finns i verkstaden)')
  })

  it('do not go to the shop where it has no address for questions', async () => {
    host = new ShopHost({ attachmentsFolder: folder })
    await ask()
    expect(host.database.mail.waiting().map(({ template }) => template)).toEqual(['question-receipt'])
  })

  it('keep the subject of the sender on one line', async () => {
    await ask({ subject: 'Ämne\r\nBcc: alla@example.se' })
    const { notice } = await received()
    expect(notice.subject).toBe('Fråga: Ämne Bcc: alla@example.se (Åsa Berg)')
    expect(notice.bcc).toBeUndefined()
  })
})
