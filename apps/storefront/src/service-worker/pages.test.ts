import { describe, expect, it } from 'vitest'
import { SHELL_PATH } from '../shell-path'
import { keepBuild, type Build } from './builds'
import { Pages } from './pages'
import { fakeDevice, fetchEvent, page } from './testing/fake-device'

const build: Build = { version: 'one', files: [], texts: {} }

/** A device with build `one`. `answers` is the shop, which may be changed; after `hurry` the worker waits no longer. */
async function open() {
  const answers: Record<string, () => Response | undefined> = {
    [SHELL_PATH]: () => page('one', 'The shell'),
    '/sv': () => page('one', 'Home'),
  }
  const device = fakeDevice((path) => answers[path]?.())
  await keepBuild(build, device)
  let patience = new Promise<undefined>(() => undefined)
  const pages = new Pages({ ...device, build, patience: () => patience, now: () => 0 })
  return {
    answers,
    device,
    pages,
    hurry: () => {
      patience = Promise.resolve(undefined)
    },
    visit: async (path: string) => {
      const { event, settled } = fetchEvent(path)
      const answer = await pages.answer(event)
      await settled()
      return answer.text()
    },
  }
}

describe('a navigation', () => {
  it('shows what the network has, and without a network what was seen last [R1.04 visited pages]', async () => {
    const { answers, visit } = await open()
    expect(await visit('/sv')).toBe('Home')
    answers['/sv'] = () => page('one', 'Home, later')
    expect(await visit('/sv')).toBe('Home, later')
    delete answers['/sv']
    expect(await visit('/sv')).toBe('Home, later')
  })

  it('that takes too long shows what was seen last, and keeps what comes for the next time', async () => {
    const { answers, device, pages, visit, hurry } = await open()
    await visit('/sv')
    let arrive: (page: Response) => void = () => undefined
    const slow = new Pages({
      caches: device.caches,
      build,
      fetch: () => new Promise((resolve) => (arrive = resolve)),
      patience: () => Promise.resolve(undefined),
      now: () => 0,
    })
    const { event, settled } = fetchEvent('/sv')
    expect(await (await slow.answer(event)).text()).toBe('Home')
    arrive(page('one', 'At last'))
    await new Promise(setImmediate)
    await settled()
    hurry()
    delete answers['/sv']
    expect(await (await pages.answer(fetchEvent('/sv').event)).text()).toBe('At last')
  })

  it('that loads a page again waits longer for the network', async () => {
    const { device, visit } = await open()
    await visit('/sv')
    const impatient = new Pages({
      caches: device.caches,
      build,
      fetch: () => new Promise((resolve) => setImmediate(() => resolve(page('one', 'Home of today')))),
      patience: (isReload) => (isReload ? new Promise(() => undefined) : Promise.resolve(undefined)),
      now: () => 0,
    })
    const shown = async (cache: RequestCache) => (await impatient.answer(fetchEvent('/sv', cache).event)).text()
    expect(await shown('default')).toBe('Home')
    expect(await shown('no-cache')).toBe('Home of today')
  })

  it('with measures shows, without a network, the page without its query', async () => {
    const { answers, visit } = await open()
    answers['/sv/siljan'] = () => page('one', 'Siljan')
    answers['/sv/siljan?height=1985'] = () =>
      page('one', 'Siljan, 1985', { 'cache-control': 'private, max-age=0, must-revalidate' })
    await visit('/sv/siljan')
    expect(await visit('/sv/siljan?height=1985')).toBe('Siljan, 1985')
    delete answers['/sv/siljan']
    delete answers['/sv/siljan?height=1985']
    expect(await visit('/sv/siljan?height=1985')).toBe('Siljan')
  })

  it('to a page that was never seen shows the shell', async () => {
    const { visit } = await open()
    expect(await visit('/sv/speglar')).toBe('The shell')
  })

  it('to a page of a view that the shopper has visited shows the shell of that view', async () => {
    const { answers, device, visit } = await open()
    answers['/en/app-shell.html'] = () => page('one', 'The English shell')
    answers['/en'] = () => page('one', 'English home', { 'x-shell': '/en/app-shell.html' })
    expect(await visit('/en/mirrors')).toBe('The shell')
    await visit('/en')
    await visit('/en')
    expect(device.asked.filter((path) => path === '/en/app-shell.html')).toHaveLength(1)
    delete answers['/en/app-shell.html']
    expect(await visit('/en/mirrors?q=1')).toBe('The English shell')
    expect(await visit('https://shop.test/en/mirrors')).toBe('The English shell')
    expect(await visit('/sv/speglar')).toBe('The shell')
  })

  it('prefers the stored page to a fault of the server, and the fault to an empty shell', async () => {
    const { answers, visit } = await open()
    await visit('/sv')
    const fault = () => new Response('Something broke', { status: 500 })
    Object.assign(answers, { '/sv': fault, '/sv/speglar': fault })
    expect([await visit('/sv'), await visit('/sv/speglar')]).toEqual(['Home', 'Something broke'])
  })

  it('is answered by the network when the caches fail', async () => {
    const { device, visit, hurry } = await open()
    device.fakeCaches.isBroken = true
    hurry()
    expect(await visit('/sv')).toBe('Home')
  })
})

describe('a kept page', () => {
  it.each([
    ['is not for search engines', () => page('one', 'Cart', { 'x-robots-tag': 'noindex' })],
    ['does not exist', () => page('one', 'Gone', { status: 404 })],
    ['is of no build', () => new Response('{}')],
  ])('is none that %s', async (_, answer) => {
    const { answers, visit } = await open()
    answers['/sv/x'] = answer
    await visit('/sv/x')
    delete answers['/sv/x']
    expect(await visit('/sv/x')).toBe('The shell')
  })

  it('of a build whose files are not here is not shown', async () => {
    const { answers, visit } = await open()
    await visit('/sv')
    answers['/sv'] = () => page('two', 'Newer')
    expect(await visit('/sv')).toBe('Newer')
    delete answers['/sv']
    expect(await visit('/sv')).toBe('Home')
  })

  it('gives way to sixty newer ones', async () => {
    const { device, visit, answers } = await open()
    for (let number = 0; number <= 60; number += 1) answers[`/sv/${number}`] = () => page('one', String(number))
    for (const path of ['/sv/0', '/sv/1', '/sv/0', ...Array.from({ length: 59 }, (_, index) => `/sv/${index + 2}`)])
      await visit(path)
    const kept = await (await device.caches.open('pages-one')).keys()
    expect([kept.length, kept.includes('/sv/1' as never), kept.includes('/sv/0' as never)]).toEqual([60, false, true])
  })
})
