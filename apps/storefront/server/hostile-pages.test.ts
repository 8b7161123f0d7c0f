import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expectClearAnswer, expectAlways, FUZZ_TIMEOUT_MS } from '@vitrin/api-server/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningShop } from './start-shop'
import { hostilePages, MARK, type HostilePage } from './testing/hostile-pages'
import { runningShop } from './testing/running-shop'

let shop: RunningShop
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  shop = await runningShop({
    STORE_VIEWS: 'sv,fi,en,et,ru',
    TRUSTED_PROXIES: '127.0.0.1',
    WORKSHOP_KEY: 'a-key-of-the-workshop',
    METRICS_KEY: 'a-key-of-the-metrics',
    INVALIDATE_KEY: 'a-key-of-the-cache',
  })
}, FUZZ_TIMEOUT_MS)
afterAll(async () => {
  agent.destroy()
  await shop.close()
})

it('any address with any headers gets a clear answer, which leads nowhere else', { timeout: FUZZ_TIMEOUT_MS }, () =>
  expectAlways({ kind: 'pages', inputs: hostilePages, check }),
)

async function check(page: HostilePage): Promise<void> {
  const what = `${page.method} ${page.path} ${JSON.stringify(page.headers)}`
  const answer = await send(page)
  const { location, 'set-cookie': cookies } = answer.headers
  const body = await buffer(answer)
  const init = { status: answer.statusCode ?? 0, headers: textHeaders(answer) }
  await expectClearAnswer(new Response([204, 304].includes(init.status) ? null : body, init), what)
  if (location !== undefined) expect(new URL(location, 'http://shop.test').origin, what).toBe('http://shop.test')
  expect(cookies, what).toBeUndefined()
  expect(body.includes(MARK), what).toBe(false)
  expect(shop.log.counts.get('error'), what).toBeUndefined()
}

async function send({ method, path, headers }: HostilePage): Promise<IncomingMessage> {
  const { port } = new URL(shop.address)
  const sent = request({ host: '127.0.0.1', port, agent, method, path, headers })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

function textHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
}
