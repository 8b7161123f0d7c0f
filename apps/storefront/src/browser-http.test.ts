import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ManualClock, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { expect, it } from 'vitest'
import { hostHttp } from '../server/host-http'
import { browserHttp } from './browser-http'

/** How long a call to a host that never answers is waited for. */
async function waitOf(call: (apiUrl: string, clock: ManualClock) => Promise<unknown>): Promise<number> {
  let reached = (): void => undefined
  const asked = new Promise<void>((resolve) => (reached = resolve))
  const host = createServer(() => reached())
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const clock = new ManualClock()
  const start = clock.now()
  let ended: number | undefined
  void call(`http://127.0.0.1:${(host.address() as AddressInfo).port}`, clock).catch(() => (ended = clock.now()))
  await asked
  for (const step of [999, 1, 3999, 1]) {
    clock.advance(step)
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    if (ended !== undefined) break
  }
  host.closeAllConnections()
  host.close()
  return (ended ?? Number.NaN) - start
}

it('a browser waits 5000 ms for the host [R9.08 client timeout]', async () => {
  const connectivity = new SwitchableConnectivity()
  const wait = await waitOf((apiBaseUrl, clock) =>
    browserHttp({ apiBaseUrl, tokenInHeader: true, storeCode: 'sv', connectivity, clock }).send({
      method: 'GET',
      path: '/x',
    }),
  )
  expect(wait).toBe(5000)
})

it('a render on the server waits 1000 ms for the host [R9.08 server timeout]', async () => {
  const wait = await waitOf((apiUrl, clock) =>
    hostHttp({ storeCode: 'sv', apiUrl, embedded: undefined, clock }).send({ method: 'GET', path: '/x' }),
  )
  expect(wait).toBe(1000)
})
