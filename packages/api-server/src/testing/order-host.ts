import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { shopEndpoints } from '@vitrin/api-contract/wire'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { openHostDatabase } from '../database'
import { apiApp } from '../http'
import { FolderMailer, MailDelivery } from '../mail'
import { shopRoutes } from '../shop'
import { documentCatalogue } from './document-catalogue'
import { plainMailOf } from './plain-mail'
import { PlainHasher } from './plain-hasher'
import { shopDocuments } from './shop-documents'
import { swedishShop } from './swedish-shop'

// A process that takes orders on loopback and mails them into a folder, until it is killed. It prints its port when
// it is ready.
const [, , file = ':memory:', outbox = ''] = process.argv
const clock = {
  now: () => Date.now(),
  after: (delayMs: number, run: () => void) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}
const database = openHostDatabase(file, { clock })
database.catalogue.seed({ hash: 'test', documents: shopDocuments, coupons: [] })
const logger = new RecordingLogger()
if (outbox)
  new MailDelivery({
    database,
    mailer: new FolderMailer({ folder: outbox, from: 'order@shop.example' }),
    compose: plainMailOf,
    clock,
    logger,
  }).start()
const routes = shopRoutes({
  shop: swedishShop,
  database,
  clock,
  ids: { next: randomUUID },
  passwords: new PlainHasher(),
  catalogue: documentCatalogue(shopDocuments),
  attachmentsFolder: 'no attachments',
  reviewPicturesFolder: 'no pictures',
})
const app = apiApp({ shop: swedishShop, logger, endpoints: [shopEndpoints], mount: (host) => host.route('/', routes) })

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = incoming
  const body = method === 'POST' ? await text(incoming) : undefined
  const { 'idempotency-key': key } = incoming.headers
  const headers = typeof key === 'string' ? { 'idempotency-key': key } : {}
  const response = await app.request(`http://localhost${url}`, { method, headers, ...(body !== undefined && { body }) })
  outgoing.writeHead(response.status, { 'content-type': 'application/json' }).end(await response.text())
}

const server = createServer((incoming, outgoing) => void respond(incoming, outgoing))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
