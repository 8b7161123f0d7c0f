import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Turns } from '@vitrin/api-server'
import { expect, it } from 'vitest'
import type { Render } from '../src/entry-server'
import type { ClientManifest } from './client-manifest'
import { inlineText } from './inline-text'
import { OutputCache } from './output-cache'
import { PageServer } from './page-server'

class Answer extends EventEmitter {
  status = 0
  headers: Readonly<Record<string, string>> = {}
  text = ''
  writableEnded = false
  destroyed = false

  writeHead(status: number, headers: Readonly<Record<string, string>>): this {
    this.status = status
    this.headers = headers
    return this
  }

  end(text: string): void {
    this.text = text
    this.writableEnded = true
    this.emit('close')
  }

  hangUp(): void {
    this.destroyed = true
    this.emit('close')
  }
}

/** A server whose pages are rendered when `letOn` is called. */
function slowServer() {
  const rendered: string[] = []
  const reported: unknown[] = []
  let letOn = (): void => undefined
  const isSlow = new Promise<void>((resolve) => (letOn = resolve))
  const render: Render = async (url) => {
    rendered.push(url)
    await isSlow
    return { redirect: { to: '/sv', status: 302 } }
  }
  const pages = new PageServer({
    turns: new Turns(),
    render,
    manifest: {} as ClientManifest,
    cache: new OutputCache({ now: () => 0, maxBytes: 1, timeToLiveMs: 1 }),
    budget: { take: () => true },
    isPrivate: () => false,
    addresses: { of: () => undefined },
    earlyScript: inlineText(''),
    headersOf: () => ({ 'x-test': '1' }),
    origin: '',
    report: (error) => reported.push(error),
  })
  const ask = (url: string) => {
    const answer = new Answer()
    const done = pages.handle(
      { method: 'GET', url, headers: {} } as unknown as IncomingMessage,
      answer as unknown as ServerResponse,
      'request-1',
    )
    return { answer, done }
  }
  return { ask, letOn, rendered, reported }
}

it('renders few pages at once, lets some wait, and refuses others in their language', async () => {
  const { ask, letOn, rendered, reported } = slowServer()
  const waiting = Array.from({ length: 208 }, (_, number) => ask(`/sv/p${number}`))
  const refused = ask('/fi/tuote?utm=1')
  await refused.done
  expect(refused.answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2', 'cache-control': 'no-store', 'x-test': '1' },
  })
  expect(refused.answer.text).toMatch(/<html lang="fi-FI">[^]*<p>[^<]{20,}<\/p>/)
  expect(rendered).toHaveLength(8)
  // The same page waits with those who asked for it before.
  const same = ask('/sv/p100')
  letOn()
  await Promise.all([...waiting, same].map(({ done }) => done))
  expect(new Set([...waiting, same].map(({ answer }) => answer.status))).toEqual(new Set([302]))
  expect([rendered.length, reported]).toEqual([208, []])
})

it('renders nothing for those who have gone', async () => {
  const { ask, letOn, rendered, reported } = slowServer()
  const waiting = Array.from({ length: 20 }, (_, number) => ask(`/sv/p${number}`))
  for (const { answer } of waiting.slice(8)) answer.hangUp()
  letOn()
  await Promise.all(waiting.map(({ done }) => done))
  expect([rendered.length, reported]).toEqual([8, []])
})
