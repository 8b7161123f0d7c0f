import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopEndpoints } from '@vitrin/api-contract/wire'
import { ManualClock, RecordingLogger, SequentialIds } from '@vitrin/kernel/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHostDatabase } from '../../database'
import { apiApp } from '../../http'
import { composeFor } from '../../testing/compose-for'
import { documentCatalogue } from '../../testing/document-catalogue'
import { PlainHasher } from '../../testing/plain-hasher'
import { shopDocuments } from '../../testing/shop-documents'
import { orderOf } from '../../testing/shop-requests'
import { swedishShop } from '../../testing/swedish-shop'
import { shopRoutes } from '../shop-routes'

const DAY = 86_400_000
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-downloads-'))
  writeFileSync(join(folder, 'plan.pdf'), '%PDF-1.4 plan')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A shop after somebody has ordered the downloadable plan. */
async function ordered() {
  const clock = new ManualClock()
  const logger = new RecordingLogger()
  const database = openHostDatabase(':memory:', { clock })
  database.catalogue.seed({ hash: 'test', documents: shopDocuments, coupons: [] })
  const shop = { ...swedishShop, downloads: { validDays: 30, times: 2 } }
  const routes = shopRoutes({
    shop,
    database,
    clock,
    ids: new SequentialIds(),
    passwords: new PlainHasher(),
    catalogue: documentCatalogue(shopDocuments),
    downloadsFolder: folder,
    attachmentsFolder: folder,
    reviewPicturesFolder: folder,
  })
  const app = apiApp({ shop, logger, endpoints: [shopEndpoints], mount: (host) => host.route('/', routes) })
  const order = orderOf([{ sku: 'PLAN', qty: 1 }], { order_id: 'order-downloads-1', cart_id: 'c-1' })
  const { shippingAddress: _, ...addresses } = order.addressInformation as Record<string, unknown>
  const body = {
    ...order,
    addressInformation: { ...addresses, payment_method_code: 'banktransfer' },
  }
  const placed = await app.request('/api/order', { method: 'POST', body: JSON.stringify(body) })
  expect(await placed.json()).toMatchObject({ code: 200 })
  const read = async () => {
    const answer = await app.request('/api/ext/orders/order?orderId=order-downloads-1&cartId=c-1')
    const { result } = (await answer.json()) as {
      result: { items: { downloads: { url: string; remaining: number; title: string }[]; files?: unknown }[] }
    }
    return result.items[0]!
  }
  const [link] = (await read()).downloads
  return { app, clock, database, logger, read, url: link!.url }
}

describe('the files of a downloadable product', () => {
  it('are linked from the order and from its mail, without their place on the host', async () => {
    const { read, database, url } = await ordered()
    const item = await read()
    expect(item.downloads).toMatchObject([{ title: 'Anvisning', remaining: 2, expires_at: '2026-12-20T09:00:00.000Z' }])
    expect(item.files).toBeUndefined()
    const mail = await composeFor(database)(database.mail.waiting()[0]!)
    expect(mail.text).toContain(`Ladda ner Anvisning: https://shop.example${url}`)
    expect(mail.html).toContain(`href="https://shop.example${url}"`)
  })

  it('are sent to the holder of the link, and never stored on the way', async () => {
    const { app, url, read } = await ordered()
    const answer = await app.request(url)
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.4 plan'])
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="plan.pdf"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await read()).downloads[0]?.remaining).toBe(1)
  })

  it('end after a number of downloads, with a page that says so', async () => {
    const { app, url } = await ordered()
    for (const status of [200, 200, 410]) expect((await app.request(url)).status).toBe(status)
    const ended = await app.request(url)
    expect(await ended.text()).toContain('Länken gäller inte längre')
    expect(ended.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('end after a time', async () => {
    const { app, clock, url } = await ordered()
    clock.advance(30 * DAY - 1)
    expect((await app.request(url)).status).toBe(200)
    clock.advance(1)
    expect((await app.request(url)).status).toBe(410)
  })

  it('are not sent to somebody who changes the link, and the key is in no log', async () => {
    const { app, url, logger } = await ordered()
    for (const changed of [url.slice(0, -1), url.replace('key=1.', 'key=2.'), '/api/ext/download', `${url}x`]) {
      const answer = await app.request(changed)
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Länken fungerar inte')])
    }
    expect(JSON.stringify(logger.entries)).not.toContain(url.split('key=')[1])
  })
})
