import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileCalls, type HostileCall } from '../contracts/hostile-calls'
import { ApiHost } from '../testing'
import { openApiDocument } from './open-api-document'

/** `pnpm fuzz` makes more, and others each time. Here they are fixed, so that a failure is caused by the change. */
const { FUZZ_RUNS } = process.env
const RUNS = Number(FUZZ_RUNS ?? 5_000)
/** CPU time of this process, so that a busy machine does not fail the test. */
const MOST_CPU_MS = 1_000
const MOST_BYTES = 4_000_000
/** What a program says of itself: a stack, a path of its files, its database. */
const LEAKS = /\n\s+at |node_modules|\.[cm]?[jt]s:\d|SQLITE_|no such (table|column)/

const host = new ApiHost({ tierPrices: true })
afterAll(() => host.close())

const account = { username: 'asa@example.se', password: 'ett-langt-ord' }
const known = ['MIR-60', 'DOOR', '1', account.username, account.password, 'vue_storefront_catalog', 'product', 'sv']
beforeAll(async () => {
  const customer = { email: account.username, firstname: 'Åsa', lastname: 'Berg' }
  await host.post('/api/user/create', { customer, password: account.password })
  const { body } = await host.post<{ readonly result: string }>('/api/user/login', account)
  const cart = await host.post<{ readonly result: string }>('/api/cart/create')
  known.push(body.result, cart.body.result)
})

it(
  'any call with any parts gets a short, clear answer that says nothing of the program',
  { timeout: 60_000 + RUNS * 20 },
  async () => {
    await fc.assert(
      fc.asyncProperty(hostileCalls(openApiDocument(), known), (call) => expectClearAnswer(call)),
      { numRuns: RUNS, ...(FUZZ_RUNS === undefined && { seed: 1 }) },
    )
    expect(host.logger.entries.filter(({ level }) => level === 'error')).toEqual([])
  },
)

async function expectClearAnswer({ method, path, headers, body }: HostileCall): Promise<void> {
  const before = process.cpuUsage()
  const response = await host.fetch(path, { method, headers, ...(body !== undefined && { body }) })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { user, system } = process.cpuUsage(before)
  expect(isClear(response.status, path), `${response.status} at ${path}`).toBe(true)
  expect(bytes.length).toBeLessThan(MOST_BYTES)
  if (response.headers.get('content-type')?.startsWith('application/json') && !response.headers.has('content-encoding'))
    expect(new TextDecoder().decode(bytes)).not.toMatch(LEAKS)
  expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS)
}

/** The contract itself answers 500 to a mail without a token (§13.2). */
function isClear(status: number, path: string): boolean {
  if (status === 500) return path.startsWith('/api/ext/mail-service/send-email')
  return status === 503 || (status >= 200 && status < 500)
}
