import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ServerLog } from './log/server-log'
import { OutputCache } from './output-cache'
import { shopServer } from './shop-server'

const KEY = 'a-long-random-text'

describe('a shop that is watched', () => {
  let server: Server | undefined
  afterEach(() => new Promise((resolve) => server?.close(resolve)))

  async function open({
    figures = () => ({ orders: 3, mailsGivenUp: 1, queues: { mails: 2 } }),
    metricsKey = KEY,
  } = {}) {
    const state = { isClosing: false, asked: [] as (string | undefined)[] }
    const log = new ServerLog({ stream: { write: () => undefined } })
    server = await shopServer({
      router: (path) =>
        path.startsWith('/api/') ? (_, response) => void response.writeHead(200).end('the host') : undefined,
      api: { figures },
      cache: new OutputCache({ now: () => 0, maxBytes: 1, timeToLiveMs: 1 }),
      pages: {
        waiting: 0,
        answered: { hit: 5, miss: 2 },
        handle: async ({ url }, response) => void response.writeHead(url === '/sv/x' ? 404 : 200).end('the shop'),
      },
      onAsked: (request) => state.asked.push(request.url),
      log,
      publicUrl: undefined,
      metricsKey: metricsKey || undefined,
      isClosing: () => state.isClosing,
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const get = async (path: string, key = '') => {
      const response = await fetch(address + path, { headers: { authorization: `Bearer ${key}` } })
      return { status: response.status, text: (await response.text()).trim() }
    }
    return { get, server, log, state }
  }

  it('is alive, and ready until it closes', async () => {
    const { get, state } = await open()
    expect([await get('/healthz'), await get('/readyz')]).toEqual([
      { status: 200, text: 'alive' },
      { status: 200, text: 'ready' },
    ])
    state.isClosing = true
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 503])
  })

  it('is not ready while its database does not answer', async () => {
    const { get } = await open({
      figures: () => {
        throw new Error('database is not open')
      },
    })
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/metrics', KEY)).text).toBe('The figures cannot be read.')
  })

  it('shows its figures to the holder of the key', async () => {
    const { get, log } = await open()
    for (const path of ['/sv', '/sv/x', '/sv/p/a?token=hemlig', '/api/stock/check', '/img/1/2/resize/a.jpg'])
      await get(path)
    log.record('login-failed')
    const wanted = [
      'vitrin_request_seconds_count{kind="page",status="200"} 2',
      'vitrin_request_seconds_count{kind="page",status="404"} 1',
      'vitrin_request_seconds_count{kind="api",status="200"} 1',
      'vitrin_request_seconds_count{kind="picture",status="200"} 1',
      'vitrin_pages_total{cache="hit"} 5',
      'vitrin_pages_total{cache="miss"} 2',
      'vitrin_page_cache_bytes 0',
      'vitrin_logged_total{event="login-failed"} 1',
      'vitrin_orders 3',
      'vitrin_mails_given_up 1',
      'vitrin_queue_length{queue="mails"} 2',
      'vitrin_queue_length{queue="pages"} 0',
    ]
    await expect
      .poll(async () => (await get('/metrics', KEY)).text.split('\n').filter((line) => wanted.includes(line)))
      .toHaveLength(wanted.length)
    const { text } = await get('/metrics', KEY)
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
    expect(text).toMatch(/process_resident_memory_bytes \d/)
    // No address is a label: shoppers could fill the memory with them.
    expect(text).not.toMatch(/hemlig|\/sv|a\.jpg/)
  })

  it('shows nothing with another key, and writes that down', async () => {
    const { get, log } = await open()
    expect([(await get('/metrics', 'fel')).status, (await get('/metrics')).status]).toEqual([401, 401])
    expect(log.counts.get('metrics-key-wrong')).toBe(2)
  })

  it('has no figures where no key is set: the address is one of the shop', async () => {
    const { get } = await open({ metricsKey: '' })
    expect(await get('/metrics', KEY)).toEqual({ status: 200, text: 'the shop' })
  })

  it('hears of each request, also of those of machines', async () => {
    const { get, state } = await open()
    for (const path of ['/sv', '/api/stock/check', '/healthz']) await get(path)
    expect(state.asked).toEqual(['/sv', '/api/stock/check', '/healthz'])
  })

  it('bounds its connections and the time of their requests', async () => {
    const { server: opened } = await open()
    expect([opened.maxConnections, opened.headersTimeout, opened.requestTimeout]).toEqual([4000, 15_000, 300_000])
  })
})
