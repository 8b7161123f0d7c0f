import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Turns } from '@vitrin/api-server'
import { afterEach, expect, it } from 'vitest'
import { apiListener } from './api-listener'
import { ClientAddresses } from './client-addresses'
import type { ClientManifest } from './client-manifest'
import { embeddedApi } from './embedded-api'
import { inlineText } from './inline-text'
import { OutputCache } from './output-cache'
import { PageServer } from './page-server'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const addresses = new ClientAddresses(['127.0.0.1'])
const GREEDY = '203.0.113.9'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Asks as a proxy does, for callers with other addresses. */
async function behindProxy(listener: RequestListener) {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })
  const gone = new AbortController()
  const ask = async (path: string, caller: string, signal = new AbortController().signal) => {
    const { port } = server.address() as AddressInfo
    // Callers can write there what they like; the proxy adds what it has seen.
    const headers = { 'x-forwarded-for': `10.0.0.${path.length}, ${caller}` }
    const { status, headers: answered } = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers,
      signal,
      redirect: 'manual',
    })
    return { status, retryAfter: answered.get('retry-after') }
  }
  return {
    ask,
    askGreedily: (paths: readonly string[]) =>
      paths.map((path) => ask(path, GREEDY, gone.signal).catch(() => ({ status: 0, retryAfter: null }))),
    leave: () => gone.abort(),
  }
}

/** So many answers, whichever come first. */
async function firstOf<Answer>(count: number, answers: readonly Promise<Answer>[]): Promise<readonly Answer[]> {
  const seen: Answer[] = []
  await new Promise<void>((resolve) => {
    const add = async (answer: Promise<Answer>): Promise<void> => {
      if (seen.push(await answer) === count) resolve()
    }
    for (const answer of answers) void add(answer)
  })
  return seen
}

it('one network address cannot fill the queue of pages', async () => {
  let letOn = (): void => undefined
  const isSlow = new Promise<void>((resolve) => (letOn = resolve))
  const pages = new PageServer({
    turns: new Turns(),
    render: async () => {
      await isSlow
      return { redirect: { to: '/sv', status: 302 } }
    },
    manifest: {} as ClientManifest,
    cache: new OutputCache({ now: () => 0, maxBytes: 1, timeToLiveMs: 1 }),
    budget: { take: () => true },
    isPrivate: () => false,
    addresses,
    earlyScript: inlineText(''),
    headersOf: () => ({}),
    origin: '',
    report: (error) => {
      throw error
    },
  })
  const { ask, askGreedily } = await behindProxy(
    (request, response) => void pages.handle(request, response, 'request-1'),
  )
  const greedy = askGreedily(Array.from({ length: 60 }, (_, number) => `/sv/p${number}`))
  expect(await firstOf(10, greedy)).toEqual(Array.from({ length: 10 }, () => ({ status: 503, retryAfter: '2' })))
  const other = ask('/sv/q', '198.51.100.7')
  await expect.poll(() => pages.waiting).toBe(43)
  letOn()
  expect(await other).toMatchObject({ status: 302 })
  expect((await Promise.all(greedy)).filter(({ status }) => status === 302)).toHaveLength(50)
  expect(await ask('/sv/p', GREEDY)).toMatchObject({ status: 302 })
})

it('one network address cannot fill the queue of pictures', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-shares-'))
  const api = embeddedApi({ dataDir, rootFolder: ROOT, onChanged: () => undefined })
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }))
  closing.push(() => api.close())
  const names = readdirSync(join(ROOT, 'tools', 'product-images', 'pictures'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.webp') || name.endsWith('.jpg'))
  const { ask, askGreedily, leave } = await behindProxy(
    apiListener((request, address) => api.fetch(request, address), addresses),
  )
  const greedy = askGreedily(names.map((name) => `/img/600/744/fit/${name}`))
  const refused = greedy.map((answer) => answer.then((value) => (value.status === 503 ? value : Promise.reject())))
  expect(await Promise.any(refused)).toEqual({ status: 503, retryAfter: '10' })
  const other = ask(`/img/310/300/fit/${names[0]}`, '198.51.100.7')
  leave()
  expect(await other).toEqual({ status: 200, retryAfter: null })
})
