import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesOf, sampleFiles } from '@vitrin/contact/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ShopHost } from '../../testing/shop-host'
import { aPhoto, questionForm, type FormAttachment } from '../../testing/question-form'

const PATH = '/api/ext/contact-form/send'
const MEGABYTE = 1024 * 1024
/** A form with a photo, whose boundary a test knows. */
const PARTS = ['--b', 'Content-Disposition: form-data; name="name"', '', 'Åsa', '--b--', ''].join('\r\n')

describe('a question of the contact form', () => {
  let folder: string
  let host: ShopHost
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-questions-'))
    host = new ShopHost({ attachmentsFolder: folder, contactMail: 'fraga@shop.example', clientAddress: () => '::1' })
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const send = (changes = {}, attachments: readonly FormAttachment[] = [], headers = {}) =>
    host.send(PATH, questionForm(changes, attachments), { headers })
  const stored = () => host.database.questions.waiting()
  const mails = () => host.database.mail.waiting().map(({ template, recipient }) => [template, recipient])
  const bytes = (size: number): FormAttachment => [new Uint8Array(size), 'noll.pdf', 'application/pdf']

  it('is stored with its fields and attachments, which others cannot read [R7.17 contact-form]', async () => {
    const context = {
      page: '/sv/p/DOOR/unden?width=912',
      sku: 'DOOR',
      product: 'Unden',
      measures: [{ label: 'Bredd', value: '912 mm' }],
    }
    const answer = await send({ quantity: '2', context: JSON.stringify(context) }, [
      aPhoto,
      [sampleFiles['application/pdf'], 'skiss.pdf'],
    ])
    expect(answer).toMatchObject({ status: 200, code: 200, result: 'OK' })
    expect(stored()).toMatchObject([
      {
        storeCode: 'sv',
        content: {
          name: 'Åsa Berg',
          telephone: '070-174 06 05',
          email: 'asa@example.se',
          subject: 'Duschhörna i grått glas',
          question: 'Går det att få hörnan i grått glas?\nVi har 912 mm till dörren.',
          quantity: 2,
          context,
        },
        files: [
          { name: 'badrum.jpg', type: 'image/jpeg', size: aPhoto[0].length },
          { name: 'skiss.pdf', type: 'application/pdf' },
        ],
      },
    ])
    const [first] = stored()[0]!.files
    expect(readFileSync(join(folder, first!.file))).toEqual(Buffer.from(aPhoto[0]))
    expect(statSync(join(folder, first!.file)).mode & 0o077).toBe(0)
    expect(mails()).toEqual([
      ['question-receipt', 'asa@example.se'],
      ['question-notice', 'fraga@shop.example'],
    ])
  })

  it('takes a picture or a PDF of each kind, judged by its bytes', async () => {
    for (const [type, content] of Object.entries(sampleFiles)) {
      expect(await send({}, [[content, 'fil.bin', 'text/html']])).toMatchObject({ code: 200 })
      expect(stored().at(-1)?.files).toMatchObject([{ type }])
    }
    expect(stored().map(({ files }) => files[0]?.name)).toEqual([
      'fil.jpg',
      'fil.png',
      'fil.webp',
      'fil.heic',
      'fil.pdf',
    ])
  })

  it.each([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\Bilder\\Åsas badrum.JPEG', 'Åsas badrum.JPEG'],
    ['\u202Egpj.exe', 'gpj.jpg'],
    ['skiss\u200F\u0007.jpg', 'skiss.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['....jpg', 'jpg.jpg'],
    [`${'å'.repeat(300)}.jpg`, `${'å'.repeat(80)}.jpg`],
    ['/', 'attachment.jpg'],
  ])('cleans the name %s', async (name, clean) => {
    expect(await send({}, [[aPhoto[0], name]])).toMatchObject({ code: 200 })
    expect(stored()[0]?.files[0]?.name).toBe(clean)
  })

  it.each<[string, Record<string, string>, string, string]>([
    ['a name [R5.20 name filled]', { name: ' ' }, 'name', 'should be filled'],
    ['a subject [R5.20 subject filled]', { subject: '' }, 'subject', 'should be filled'],
    [
      'a phone number [R5.20 valid phone]',
      { telephone: '12' },
      'telephone',
      'should be a phone number such as 070-123 45 67',
    ],
    ['an e-mail address', { email: 'asa@' }, 'email', 'should be an e-mail address'],
    [
      'a question [R5.20 question long enough]',
      { question: 'Vad kostar det?' },
      'question',
      'should have at least 20 letters',
    ],
    ['whole pieces [R5.20 number field]', { quantity: '1,5' }, 'quantity', 'should be a whole number from 1 to 99'],
    [
      'pieces within bounds [R5.20 number field]',
      { quantity: '100' },
      'quantity',
      'should be a whole number from 1 to 99',
    ],
    ['readable context', { context: '{' }, 'context', 'should be JSON'],
    ['a page of the shop', { context: '{"page":"//evil.example"}' }, 'context.page', 'should begin with one slash'],
  ])('needs %s', async (_, changes, field, message) => {
    const answer = await send(changes, [aPhoto])
    expect(answer).toMatchObject({ status: 400, code: 400, fields: [{ field }] })
    expect(answer.fields?.[0]?.message).toContain(message.replace(/ such as.*/, ''))
    expect(answer.result).toBe(`${field}: ${answer.fields?.[0]?.message}`)
    expect([stored(), mails(), readdirSync(folder)]).toEqual([[], [], []])
  })

  it.each<[string, readonly FormAttachment[], number, string]>([
    ['an empty file', [[new Uint8Array(0), 'tom.pdf']], 400, 'attachment: should not be empty (tom.pdf)'],
    [
      'a file that lies about its kind',
      [[bytesOf('<script>alert(1)</script>'), 'bild.jpg', 'image/jpeg']],
      400,
      'attachment: should be a JPEG, PNG, WebP or HEIC picture or a PDF (bild.jpg)',
    ],
    [
      'a PDF with a password',
      [[bytesOf('%PDF-1.7\ntrailer <</Encrypt 5 0 R>>\n%%EOF'), 'ritning.pdf']],
      400,
      'attachment: should be a PDF without a password (ritning.pdf)',
    ],
    ['four files', [aPhoto, aPhoto, aPhoto, aPhoto], 400, 'attachment: should be at most 3 files'],
    [
      'a file over 10 MB',
      [[new Uint8Array(10 * MEGABYTE + 1), 'stor.pdf']],
      413,
      'attachment: should have at most 10 MB (stor.pdf)',
    ],
    [
      'a name that turns the sentence around',
      [[bytesOf('GIF89a'), '\u202Efdp.\u0000exe']],
      400,
      'attachment: should be a JPEG, PNG, WebP or HEIC picture or a PDF (fdp.exe)',
    ],
  ])('refuses %s with one sentence [R5.20 valid attachment]', async (_, attachments, code, result) => {
    expect(await send({}, attachments)).toMatchObject({ status: code, code, result })
    expect([stored(), readdirSync(folder)]).toEqual([[], []])
  })

  it('names all wrong fields at once', async () => {
    const { fields } = await send({ name: '', question: 'Hej', quantity: '0' }, [bytes(0), aPhoto, bytes(9)])
    expect(fields?.map(({ field }) => field)).toEqual(['name', 'question', 'quantity', 'attachment', 'attachment'])
  })

  it('takes the empty part of a browser for a field without a file', async () => {
    expect(await send({}, [[new Uint8Array(0), '']])).toMatchObject({ code: 200 })
    expect(stored()[0]?.files).toEqual([])
  })

  it.each([
    ['a body that is no form', 'application/json', '{}'],
    ['a form without a boundary', 'multipart/form-data', PARTS],
    ['a form that was cut off', 'multipart/form-data; boundary=b', PARTS.slice(0, -8)],
    [
      'a part with endless headers',
      'multipart/form-data; boundary=b',
      `--b\r\nX: ${'x'.repeat(99_999)}\r\n\r\nx\r\n--b--`,
    ],
    ['nothing', 'multipart/form-data; boundary=b', ''],
  ])('refuses %s', async (_, type, body) => {
    const answer = await host.send(PATH, body, { headers: { 'content-type': type } })
    expect([answer.status, answer.fields?.length]).toEqual([400, expect.any(Number)])
    expect([stored(), readdirSync(folder)]).toEqual([[], []])
  })

  it.each<[string, string, number]>([
    ['an endless file', 'Content-Disposition: form-data; name="attachment"; filename="noll.pdf"\r\n\r\n', 11],
    ['an endless field', 'Content-Disposition: form-data; name="question"\r\n\r\n', 32],
    ['endless parts', 'Content-Disposition: form-data; name="a"\r\n\r\nx\r\n--b\r\n'.repeat(9999), 1],
    ['what follows the form', 'Content-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n', 32],
  ])('stops reading at the limit: %s', async (_, start, megabytes) => {
    let read = 0
    const zeros = new Uint8Array(256 * 1024)
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(bytesOf(`--b\r\n${start}`)),
      pull(stream) {
        read += zeros.length
        // A host that reads on gets no end, but the test does.
        if (read > 64 * MEGABYTE) stream.close()
        else stream.enqueue(zeros)
      },
    })
    const answer = await host.send(PATH, body, { headers: { 'content-type': 'multipart/form-data; boundary=b' } })
    expect(answer.fields).toHaveLength(1)
    expect(read).toBeLessThanOrEqual(megabytes * MEGABYTE)
    expect(readdirSync(folder)).toEqual([])
  })

  it('is not read when it says that it has 500 MB', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(500 * MEGABYTE) }
    expect(await host.send(PATH, PARTS, { headers })).toMatchObject({ status: 413, fields: [{ field: 'body' }] })
  })

  it('is kept once when it is sent again, also while the first is still running', async () => {
    const key = { 'idempotency-key': 'k1' }
    const answers = await Promise.all([send({}, [aPhoto], key), send({}, [aPhoto], key)])
    const again = await send({}, [aPhoto], key)
    expect([...answers, again].map(({ code, result }) => [code, result])).toEqual([
      [200, 'OK'],
      [200, 'OK'],
      [200, 'OK'],
    ])
    expect([stored().length, readdirSync(folder).length, mails().length]).toEqual([1, 1, 2])
  })

  it('is kept once when its answer was lost and the device comes back after weeks', async () => {
    const key = { 'idempotency-key': 'k1' }
    await send({}, [aPhoto], key)
    host.clock.advance(30 * 24 * 3_600_000)
    expect(await send({}, [aPhoto], key)).toMatchObject({ code: 200, result: 'OK' })
    expect([stored().length, readdirSync(folder).length, mails().length]).toEqual([1, 1, 2])
  })

  it.each<[string, object, readonly FormAttachment[]]>([
    ['another question', { question: 'Kan ni komma hit och mäta åt oss?' }, [aPhoto]],
    ['another sender', { email: 'bo@example.se' }, [aPhoto]],
    ['another file', {}, [[sampleFiles['image/png'], 'badrum.jpg']]],
    ['no file', {}, []],
  ])('refuses %s under the same key', async (_, changes, attachments) => {
    const key = { 'idempotency-key': 'k1' }
    await send({}, [aPhoto], key)
    expect(await send(changes, attachments, key)).toMatchObject({ status: 409, reason: 'key-reused' })
    expect([stored().length, readdirSync(folder).length]).toEqual([1, 1])
  })

  it('floods no mailbox: five of an address in a quarter of an hour; a repeated one counts once', async () => {
    for (let sent = 0; sent < 8; sent += 1) await send({}, [], { 'idempotency-key': 'k1' })
    for (let sent = 0; sent < 4; sent += 1) expect((await send()).code).toBe(200)
    const stopped = await send({}, [aPhoto])
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '900'])
    expect(readdirSync(folder)).toEqual([])
    expect((await send({ email: 'bo@example.se' })).code).toBe(200)
    host.clock.advance(15 * 60_000)
    expect((await send()).code).toBe(200)
  })

  it('is not taken when its files cannot be stored, and the fault is in the log alone', async () => {
    const occupied = join(folder, 'a-file')
    writeFileSync(occupied, '')
    host = new ShopHost({ attachmentsFolder: occupied })
    expect(await send({}, [aPhoto, aPhoto])).toMatchObject({ status: 500, result: 'Internal error' })
    expect(host.logger.entries).toHaveLength(1)
    expect([stored(), mails()]).toEqual([[], []])
  })

  it('is not read when too many came from a network address', async () => {
    for (let sent = 0; sent < 60; sent += 1) await send({ email: `asa${sent}@example.se` })
    expect((await send({ email: 'bo@example.se' }, [aPhoto])).status).toBe(429)
    expect(readdirSync(folder)).toEqual([])
  })
})
