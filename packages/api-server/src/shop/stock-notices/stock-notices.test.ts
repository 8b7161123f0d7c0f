import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock } from '@vitrin/kernel/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase, type HostDatabase } from '../../database'
import { ApiHost } from '../../testing/api-host'
import { ScriptedMailer } from '../../testing/scripted-mailer'

const PATH = '/api/ext/stock-notice'
const LINK = '/api/ext/mail-link'
const SKU = 'MIR-60'
const email = 'asa@example.se'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe('a stock notice', () => {
  let folder: string
  let host: ApiHost
  let mailer: ScriptedMailer
  /** Another program that writes to the same database. */
  let others: HostDatabase
  let stop: () => Promise<void>
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-notices-'))
    mailer = new ScriptedMailer()
    host = new ApiHost({ dataFolder: folder, mailer, invalidation: { key: 'k' } })
    others = openHostDatabase(join(folder, 'shop.db'), { clock: new ManualClock() })
    others.stock.take(SKU, 1000)
    stop = host.sendMails('https://shop.example')
  })
  afterEach(async () => {
    await stop()
    others.close()
    host.close()
    rmSync(folder, { recursive: true })
  })
  const ask = (body: object = { sku: SKU, email }, headers = {}) => host.post(PATH, body, headers)
  const later = async (ms = MINUTE_MS) => {
    host.clock.advance(ms)
    await new Promise(setImmediate)
    host.clock.advance(0)
    await new Promise(setImmediate)
  }
  const sent = () => mailer.sent.map(({ to, subject }) => [to, subject])
  const tokenOf = (text = '') => /token=(\w+)/.exec(text)?.[1] ?? ''
  const put = (qty: number) => others.stock.take(SKU, -qty)
  const name = 'Rund spegel'

  it('sends one mail when the piece is back, whatever program put it back', async () => {
    expect(await ask()).toMatchObject({ status: 200, body: { result: 'OK' } })
    await later()
    expect(sent()).toEqual([[email, `Vi mejlar när ${name} är tillbaka`]])
    put(1001)
    await later()
    await later()
    expect(sent().slice(1)).toEqual([[email, `${name} finns i lager igen`]])
    expect(mailer.sent[1]?.text).toContain(`https://shop.example/sv/p/${SKU}/`)
    const { body } = await host.get<{ result: object }>(`/api/stock/check?sku=${SKU}`)
    expect(body.result).toMatchObject({ is_in_stock: true })
    expect(host.changed).toEqual([['P811'], ['P811']])
    expect(others.stockNotices.ofAddress(email)).toEqual([])
  })

  it('is answered at once when /invalidate says that something has changed', async () => {
    await ask()
    await later(0)
    put(1001)
    await host.get('/invalidate?key=k&tag=P811')
    await later(0)
    expect(sent()).toHaveLength(2)
  })

  it('is kept once, and its receipt sent once, however often it comes', async () => {
    for (let tries = 0; tries < 2; tries += 1) await ask({ sku: SKU, email }, { 'idempotency-key': 'k1' })
    await ask({ sku: SKU, email: 'ASA@example.se' })
    await later()
    expect(sent()).toHaveLength(1)
  })

  it('that comes when the piece is back is answered by that mail alone', async () => {
    put(1001)
    await ask()
    await later()
    expect(sent()).toEqual([[email, `${name} finns i lager igen`]])
  })

  it('ends by the link of its receipt', async () => {
    await ask()
    await later()
    const token = tokenOf(mailer.sent[0]?.text)
    const shown = await host.get<{ result: object }>(`${LINK}?token=${token}`)
    expect(shown.body.result).toEqual({ purpose: 'stock-notice', state: 'open', email, name })
    expect((await host.post<{ result: object }>(LINK, { token })).body.result).toMatchObject({ state: 'done' })
    put(1001)
    await later()
    expect(sent()).toHaveLength(1)
  })

  it('has ended with its mail, and its link says so', async () => {
    await ask()
    await later()
    put(1001)
    await later()
    const { body } = await host.get<{ result: object }>(`${LINK}?token=${tokenOf(mailer.sent[0]?.text)}`)
    expect(body.result).toMatchObject({ state: 'used' })
  })

  it('is deleted after 90 days, with its mails and its link', async () => {
    await ask()
    await later()
    await later(90 * DAY_MS)
    put(1001)
    await later()
    expect(sent()).toHaveLength(1)
    expect((await host.get(`${LINK}?token=${tokenOf(mailer.sent[0]?.text)}`)).status).toBe(404)
    expect(others.mail.waiting()).toEqual([])
  })

  it.each([[{ sku: 'NOTHING', email }], [{ sku: SKU, email: 'asa' }], [{ sku: SKU }], [undefined]])(
    'is refused with the field that is wrong: %j',
    async (body) => {
      expect(await host.post(PATH, body)).toMatchObject({ status: 400, body: { meta: { errors: [{}] } } })
    },
  )

  it('floods no mailbox', async () => {
    for (let tries = 0; tries < 10; tries += 1) await ask()
    expect((await ask()).status).toBe(429)
  })
})
