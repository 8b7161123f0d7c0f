import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reject } from '@vitrin/kernel'
import { ManualClock } from '@vitrin/kernel/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase } from './database'
import { ApiHost, catalogueDocuments, type ApiHostOptions } from './testing'
import { ScriptedMailer } from './testing/scripted-mailer'
import { orderOf } from './testing/shop-requests'

const DAY_MS = 24 * 60 * 60 * 1000

describe('createApiServer', () => {
  let dataFolder: string
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'vitrin-data-'))
  })
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

  const withHost = async <Result>(
    use: (host: ApiHost) => Promise<Result>,
    options: ApiHostOptions = {},
  ): Promise<Result> => {
    const host = new ApiHost({ dataFolder, ...options })
    try {
      return await use(host)
    } finally {
      host.close()
    }
  }
  const named = (sku: string) => ({
    _availableFilters: [],
    _appliedFilters: [{ attribute: 'sku', value: sku, scope: 'default' }],
    _appliedSort: [],
    _searchText: '',
  })
  const stockOf = async (host: ApiHost) => {
    const { body } = await host.post<{ hits: { stock: { qty: number } }[] }>(
      '/api/catalog/vue_storefront_magento_4/product/_search?request_format=search-query&response_format=compact',
      named('MIR-60'),
    )
    return body.hits.map(({ stock }) => stock.qty)
  }

  it('keeps orders and the stock that they took over a restart', async () => {
    const order = orderOf([{ sku: 'MIR-60', qty: 2 }], { order_id: 'first-order' })
    const first = await withHost((host) => host.post('/api/order', order))
    expect(first.status).toBe(200)
    await withHost(async (host) => {
      expect(await stockOf(host)).toEqual([1])
      expect((await host.post('/api/order', order)).body).toEqual(first.body)
      expect((await host.get<{ result: unknown }>('/api/sync/order/first-order')).body.result).toMatchObject({
        platform_order_id: 1,
      })
    })
  })

  it('counts orders, the mails that wait and those given up, while its database answers', async () => {
    const mailer = new ScriptedMailer()
    mailer.reply = () => reject({ reason: 'refused', message: 'There is no such mailbox.' })
    const host = new ApiHost({ dataFolder, mailer })
    await host.post('/api/order', orderOf([{ sku: 'MIR-60', qty: 1 }], { order_id: 'first-order' }))
    expect(host.figures()).toEqual({ orders: 1, mailsGivenUp: 0, queues: { mails: 1, passwords: 0, pictures: 0 } })
    const stop = host.sendMails('https://shop.test')
    host.clock.advance(0)
    await stop()
    expect(host.figures()).toMatchObject({ mailsGivenUp: 1, queues: { mails: 0 } })
    host.close()
    expect(() => host.figures()).toThrow('not open')
  })

  it.skipIf(process.platform === 'win32')('keeps its database for the owner of the process alone', async () => {
    await withHost(async (host) => {
      await host.post('/api/cart/create')
      const files = readdirSync(dataFolder).filter((name) => name.startsWith('shop.db'))
      expect(files).toContain('shop.db-wal')
      expect(files.map((name) => statSync(join(dataFolder, name)).mode & 0o077)).toEqual(files.map(() => 0))
    })
  })

  it('deletes what was kept long enough at its start and once a day, with the files of mails', async () => {
    const forgotten: number[] = []
    const mailer = Object.assign(new ScriptedMailer(), { forgetBefore: (time: number) => forgotten.push(time) })
    await withHost(
      async (host) => {
        const cart = (await host.post<{ result: string }>('/api/cart/create')).body.result
        const stop = host.deleteExpired()
        host.clock.advance(91 * DAY_MS)
        stop()
        expect((await host.get(`/api/cart/pull?cartId=${cart}`)).status).toBe(404)
        expect(forgotten.length).toBeGreaterThan(90)
        expect(forgotten.at(-1)).toBe(host.clock.now() - 30 * DAY_MS)
      },
      { mailer },
    )
  })

  it('leaves an imported catalogue alone', async () => {
    const database = openHostDatabase(join(dataFolder, 'shop.db'), { clock: new ManualClock() })
    const imported = catalogueDocuments.filter(({ id }) => id === 811)
    database.catalogue.addImported(imported)
    database.close()
    await withHost(async (host) => {
      expect(await stockOf(host)).toEqual([3])
      expect(
        (
          await host.post<{ hits: unknown[] }>(
            '/api/catalog/vue_storefront_magento_4/product/_search?request_format=search-query&response_format=compact',
            named('WALL'),
          )
        ).body.hits,
      ).toEqual([])
    })
  })

  it('serves accounts and carts beside the catalogue, and says what it does not know in JSON', async () => {
    await withHost(async (host) => {
      expect((await host.post('/api/cart/create', {})).status).toBe(200)
      expect((await host.get('/api/user/me')).status).toBe(401)
      expect(await host.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 404 } })
    })
  })

  describe('with a mailer', () => {
    const mailer = new ScriptedMailer()
    const order = (order_id: string) => orderOf([{ sku: 'MIR-60', qty: 1 }], { order_id })

    it('answers an order before mailing it, and mails waiting orders in the store view’s language', async () => {
      await withHost(
        async (host) => {
          expect((await host.post('/api/order', order('first-order'))).status).toBe(200)
          host.clock.advance(60_000)
          expect(mailer.attempts).toBe(0)
          const stop = host.sendMails('https://shop.example')
          host.clock.advance(0)
          await stop()
          expect(mailer.sent).toMatchObject([
            {
              to: 'asa@example.se',
              subject: 'Din beställning 000000001 hos Klarglas',
              text: expect.stringContaining('https://shop.example/sv'),
            },
          ])
        },
        { mailer },
      )
    })

    it('answers orders while no mail can be sent', async () => {
      mailer.reply = () => reject({ reason: 'unreachable', message: 'no mail server' })
      await withHost(
        async (host) => {
          const stop = host.sendMails('https://shop.example')
          expect((await host.post('/api/order', order('second-order'))).status).toBe(200)
          host.clock.advance(0)
          expect((await host.post('/api/order', order('third-order'))).status).toBe(200)
          await stop()
          expect(host.logger.entries).toContainEqual(
            expect.objectContaining({ level: 'warn', message: 'Mail 1 has to wait: no mail server' }),
          )
        },
        { mailer },
      )
    })
  })
})
