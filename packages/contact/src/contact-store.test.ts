import { COUNTRIES, countryOf } from '@vitrin/addresses'
import { FakeOutbox, ManualClock, RecordingLogger, SequentialIds } from '@vitrin/kernel/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ContactStore } from './contact-store'
import type { ContactForm } from './contact-issues'
import { bytesOf, FakePictureShrinker, InMemoryAttachmentStorage, InMemoryContactStorage, sampleFiles } from './testing'

const form: ContactForm = {
  name: 'Åsa Berg',
  telephone: '070-174 06 05',
  email: 'asa@example.se',
  subject: ' Duschhörna ',
  question: 'Går det att få hörnan i grått glas?',
  quantity: '2',
}
const pick = (name: string, bytes: Uint8Array<ArrayBuffer>) => ({
  name,
  size: bytes.length,
  arrayBuffer: async () => bytes.buffer,
})
const photo = pick('foto.png', sampleFiles['image/png'])

describe('the contact form', () => {
  let storage: InMemoryContactStorage
  let attachments: InMemoryAttachmentStorage
  let outbox: FakeOutbox
  let account: string
  let store: ContactStore
  const ids = new SequentialIds('id')

  async function openTab(tabStorage: InMemoryContactStorage): Promise<ContactStore> {
    const opened = new ContactStore({
      storage: tabStorage,
      attachments,
      pictures: new FakePictureShrinker(),
      outbox,
      account: () => account,
      storeCode: 'sv',
      country: countryOf(COUNTRIES, 'SE'),
      clock: new ManualClock(),
      ids,
      logger: new RecordingLogger(),
    })
    opened.start()
    await opened.load()
    return opened
  }
  const attach = (...files: Parameters<ContactStore['attach']>[0]) => store.attach(files, { makeSmaller: false })
  const fileNames = () => store.draft?.files.map(({ name }) => name)
  /** Sends the form without a network, and gives its id. */
  async function keepOffline(): Promise<string> {
    outbox.reply = () => 'offline'
    expect(await store.send(form)).toEqual({ ok: true, value: { status: 'waiting', reason: 'offline' } })
    return outbox.tasks.at(-1)!.task_id
  }

  beforeEach(async () => {
    storage = new InMemoryContactStorage()
    attachments = new InMemoryAttachmentStorage()
    outbox = new FakeOutbox()
    account = 'guest'
    store = await openTab(storage)
  })

  it('is sent with fields, page and files, and then gone [R3.14 contact form] [R1.03 contact form]', async () => {
    await store.carry({ sku: 'KG-1101', measures: [{ label: 'Bredd', value: '893 mm' }] })
    await attach(photo)
    const sending = store.send(form)
    await expect.poll(() => outbox.tasks.length).toBe(1)
    const { task_id, ...task } = outbox.tasks[0]!
    expect(task).toMatchObject({ url: '/api/ext/contact-form/send', payload: { method: 'POST', form: true } })
    expect(await store.contentOf(task_id)).toEqual({
      fields: {
        name: 'Åsa Berg',
        telephone: '070-174 06 05',
        email: 'asa@example.se',
        subject: 'Duschhörna',
        question: 'Går det att få hörnan i grått glas?',
        quantity: '2',
        storeCode: 'sv',
        context: '{"sku":"KG-1101","measures":[{"label":"Bredd","value":"893 mm"}]}',
      },
      files: [{ field: 'attachment', name: 'foto.png', type: 'image/png', bytes: sampleFiles['image/png'] }],
    })
    outbox.answer({ task_id, code: 200, result: 'OK' })
    expect(await sending).toEqual({ ok: true, value: { status: 'received' } })
    expect([store.draft, store.kept(task_id), await attachments.folders()]).toEqual([undefined, undefined, []])
  })

  it('is not sent while a field breaks a rule [R5.20 question long enough] [R5.20 number field]', async () => {
    expect(await store.send({ ...form, question: 'För kort', quantity: '100' })).toEqual({
      ok: false,
      rejection: {
        code: 'invalid',
        issues: { question: { code: 'question-too-short', limit: 20 }, quantity: { code: 'quantity-invalid' } },
      },
    })
    expect(outbox.tasks).toEqual([])
  })

  it('is one request when it is sent twice, from one tab or from two', async () => {
    const other = await openTab(storage.anotherTab())
    await store.keep(form)
    outbox.reply = () => 'offline'
    const sent = await Promise.all([store.send(form), store.send(form), other.send(form)])
    expect(sent.filter(({ ok }) => ok)).toHaveLength(3)
    expect(outbox.tasks).toHaveLength(1)
    await store.keep(form)
    expect(store.draft).toBeUndefined()
  })

  it('is not sent by a tab that shows other words of a draft which another tab sends', async () => {
    const other = await openTab(storage.anotherTab())
    await store.keep(form)
    outbox.reply = () => 'offline'
    const [sent, gone] = await Promise.all([store.send(form), other.send({ ...form, subject: 'Något annat' })])
    expect([sent.ok, gone]).toEqual([true, { ok: false, rejection: { code: 'gone' } }])
  })

  it('begins anew in a tab whose draft another tab has sent', async () => {
    await store.keep(form)
    const other = await openTab(storage.anotherTab())
    await keepOffline()
    expect([other.edition, other.draft, store.edition]).toEqual([1, undefined, 0])
  })

  it('keeps what was typed, attached and carried for the next page', async () => {
    await store.keep(form)
    await store.carry({ order_number: '000000012' })
    await attach(photo)
    const next = await openTab(storage.anotherTab())
    expect(next.draft).toMatchObject({ form, context: { order_number: '000000012' }, files: [{ name: 'foto.png' }] })
  })

  it('is sent by the next page when its page ended between keeping and sending', async () => {
    await attach(photo)
    outbox.enqueue = () => new Promise(() => undefined)
    void store.send(form)
    await expect.poll(async () => Object.keys((await storage.read()).kept)).toHaveLength(1)
    outbox = new FakeOutbox()
    const next = await openTab(storage.anotherTab())
    await next.resume()
    expect(outbox.tasks).toHaveLength(1)
    expect((await next.contentOf(outbox.tasks[0]!.task_id))?.files).toHaveLength(1)
  })

  it('stays the draft when the device cannot keep its task', async () => {
    await attach(photo)
    outbox.enqueue = () => Promise.reject(new Error('The device is full'))
    await expect(store.send(form)).rejects.toThrow('The device is full')
    expect(store.draft).toMatchObject({ form: { subject: 'Duschhörna' }, files: [{ name: 'foto.png' }] })
  })

  describe('that waits', () => {
    it('can be taken back, and is then sent by no tab', async () => {
      await attach(photo)
      const id = await keepOffline()
      expect(store.kept(id)).toMatchObject({ form: { subject: 'Duschhörna' } })
      const other = await openTab(storage.anotherTab())
      expect(await store.takeBack(id)).toEqual({ ok: true, value: 'taken-back' })
      expect([outbox.tasks, await other.contentOf(id), await attachments.folders()]).toEqual([[], undefined, []])
      expect(await other.takeBack(id)).toEqual({ ok: false, rejection: { code: 'gone' } })
    })

    it('may have arrived when a request had begun', async () => {
      const id = await keepOffline()
      await store.contentOf(id)
      expect(await store.edit(id)).toEqual({ ok: false, rejection: { code: 'sent' } })
      expect(await store.takeBack(id)).toEqual({ ok: true, value: 'stopped' })
    })

    it('becomes the draft again, unless another one is being written', async () => {
      await attach(photo)
      const id = await keepOffline()
      await store.keep({ ...form, subject: 'Något annat' })
      expect(await store.edit(id)).toEqual({ ok: false, rejection: { code: 'draft-in-use' } })
      await store.forget()
      expect(await store.edit(id)).toEqual({ ok: true, value: undefined })
      expect(store.draft).toMatchObject({ form: { subject: 'Duschhörna' }, files: [{ name: 'foto.png' }] })
      expect([outbox.tasks, store.draft?.id === id]).toEqual([[], false])
    })

    it('is announced when the host receives or refuses it later', async () => {
      const events: unknown[] = []
      store.events.subscribe((event) => events.push(event))
      const received = await keepOffline()
      outbox.answer({ task_id: received, code: 200, result: 'OK' })
      await expect.poll(() => events).toEqual([{ type: 'received', subject: 'Duschhörna' }])
      const refused = await keepOffline()
      outbox.answer({ task_id: refused, code: 400, result: 'email: is unknown' })
      await expect.poll(() => events.at(-1)).toEqual({ type: 'refused', message: 'email: is unknown' })
      expect(await store.edit(refused)).toEqual({ ok: true, value: undefined })
    })

    it('is forgotten with its account, and without it only the draft is', async () => {
      account = '7'
      const id = await keepOffline()
      await store.keep({ ...form, subject: 'Något annat' })
      await store.forget()
      expect([store.draft, store.keptOf('7')]).toMatchObject([undefined, [{ id }]])
      await store.forget('7')
      expect(store.keptOf('7')).toEqual([])
    })
  })

  it('returns to the shopper when the host refuses it', async () => {
    await attach(photo)
    const sending = store.send(form)
    await expect.poll(() => outbox.tasks.length).toBe(1)
    const fields = [{ field: 'email', message: 'is unknown' }]
    outbox.answer({ task_id: outbox.tasks[0]!.task_id, code: 400, result: 'email: is unknown', fields })
    expect(await sending).toEqual({
      ok: false,
      rejection: { code: 'refused', message: 'email: is unknown', fields },
    })
    expect([fileNames(), outbox.tasks]).toEqual([['foto.png'], []])
  })

  describe('with files [R5.20 valid attachment]', () => {
    it('takes three valid ones and says what is wrong with the others', async () => {
      const text = pick('foto.jpg', bytesOf('a text'))
      const empty = pick('tom.pdf', new Uint8Array(0))
      expect(await attach(photo, text, empty)).toEqual([
        { name: 'foto.jpg', code: 'unknown-kind' },
        { name: 'tom.pdf', code: 'empty' },
      ])
      const large = { ...photo, name: 'stor.png', size: 51 * 1024 * 1024 }
      expect(await attach(photo, large, photo, photo)).toEqual([
        { name: 'stor.png', code: 'too-large' },
        { name: 'foto.png', code: 'too-many' },
      ])
      expect(fileNames()).toEqual(['foto.png', 'foto.png', 'foto.png'])
    })

    it('makes pictures smaller when the shopper agrees', async () => {
      const pdf = pick('ritning.pdf', sampleFiles['application/pdf'])
      await store.attach([photo, pdf], { makeSmaller: true })
      expect(store.draft?.files.map(({ name, type }) => [name, type])).toEqual([
        ['foto.jpg', 'image/jpeg'],
        ['ritning.pdf', 'application/pdf'],
      ])
    })

    it('says that the device has no room, and that a file cannot be read', async () => {
      attachments.isFull = true
      const gone = { ...photo, name: 'borta.png', arrayBuffer: () => Promise.reject(new Error('The file is gone')) }
      expect(await attach(photo, gone)).toEqual([
        { name: 'foto.png', code: 'no-room' },
        { name: 'borta.png', code: 'unreadable' },
      ])
    })

    it('removes one that the shopper does not want', async () => {
      await attach(photo, pick('andra.png', sampleFiles['image/png']))
      await store.detach(store.draft!.files[0]!.key)
      expect(fileNames()).toEqual(['andra.png'])
    })

    it('removes at the next start what belongs to no form', async () => {
      await attach(photo)
      await attachments.put('of a form that is done with', 'one', sampleFiles['image/png'])
      await store.resume()
      expect(await attachments.folders()).toEqual([store.draft?.folder])
    })
  })
})
