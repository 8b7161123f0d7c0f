import { createHttp, HttpTaskTransport, inProcessAdapter } from '@vitrin/api-client'
import { ShopHost } from '@vitrin/api-server/testing'
import { ContactStore } from '@vitrin/contact'
import {
  FakePictureShrinker,
  InMemoryAttachmentStorage,
  InMemoryContactStorage,
  sampleFiles,
} from '@vitrin/contact/testing'
import { FakeOutbox, ManualClock, RecordingLogger, SequentialIds, SwitchableConnectivity } from '@vitrin/kernel/testing'
import type { SyncTask } from '@vitrin/sync-queue'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const form = {
  name: 'Åsa Berg',
  telephone: '070-174 06 05',
  email: 'asa@example.se',
  subject: 'Duschhörna',
  question: 'Går det att få hörnan\ni grått glas?',
  quantity: '2',
}
const context = {
  page: '/sv/p/DOOR/unden?width=912',
  sku: 'DOOR',
  product: 'Unden',
  measures: [{ label: 'Bredd', value: '912 mm' }],
  choices: [{ label: 'Glas', value: 'Grått' }],
  order_number: '000000001',
}

let folder: string
let host: ShopHost
let contact: ContactStore
let outbox: FakeOutbox
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-contact-'))
  host = new ShopHost({ attachmentsFolder: folder })
  outbox = new FakeOutbox()
  outbox.reply = () => 'offline'
  contact = new ContactStore({
    storage: new InMemoryContactStorage(),
    attachments: new InMemoryAttachmentStorage(),
    pictures: new FakePictureShrinker(),
    outbox,
    account: () => 'guest',
    storeCode: 'sv',
    country: { code: 'SE' },
    clock: new ManualClock(),
    ids: new SequentialIds('form'),
    logger: new RecordingLogger(),
  })
  contact.start()
  await contact.load()
  await contact.loadRules()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Sends the task of the form, as the queue does. */
function send() {
  const http = createHttp({
    baseUrl: 'http://host.test',
    connectivity: new SwitchableConnectivity(),
    clock: new ManualClock(),
    timeoutMs: 5000,
    storeCode: 'sv',
    adapter: inProcessAdapter(async (request) => {
      const path = new URL(request.url).pathname
      const {
        status,
        headers: _,
        ...envelope
      } = await host.send(path, request.body!, {
        headers: Object.fromEntries(request.headers),
      })
      return Response.json(envelope, { status })
    }),
  })
  const transport = new HttpTaskTransport({
    http,
    cartId: () => undefined,
    formOf: ({ task_id }) => contact.contentOf(task_id),
  })
  return transport.send(outbox.tasks[0] as SyncTask)
}

it('the host gets a form with all its fields, its page and its files, once [R3.14 contact form]', async () => {
  await contact.carry(context)
  const bytes = sampleFiles['image/heic']
  await contact.attach([{ name: 'å.heic', size: bytes.length, arrayBuffer: async () => bytes.buffer }], {
    makeSmaller: false,
  })
  await contact.send(form)
  expect(await send()).toMatchObject({ code: 200, result: 'OK' })
  expect(await send()).toMatchObject({ code: 200, result: 'OK' })
  const [question, ...others] = host.database.questions.waiting()
  expect([question, others]).toMatchObject([
    { storeCode: 'sv', content: { ...form, quantity: 2, context }, files: [{ name: 'å.heic', type: 'image/heic' }] },
    [],
  ])
  expect(new Uint8Array(readFileSync(join(folder, question!.files[0]!.file)))).toEqual(bytes)
})
