import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { OUTPUT_CACHE_TTL_MS, OutputCache } from './output-cache'

const page = (text: string) => ({ status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(text) })

function setup(maxBytes = 1000) {
  let now = 0
  const cache = new OutputCache({ now: () => now, maxBytes, timeToLiveMs: OUTPUT_CACHE_TTL_MS })
  return { cache, at: (ms: number) => (now = ms) }
}

describe('OutputCache', () => {
  it('serves prepared bytes after the first demand', async () => {
    const { cache } = setup()
    cache.store('/sv', page('hem'), { tags: ['home'] })
    expect(cache.ready('/sv', 'br')).toBeUndefined()
    expect(brotliDecompressSync((await cache.get('/sv', 'br'))!.body).toString()).toBe('hem')
    expect(cache.ready('/sv', 'br')!.status).toBe(200)
  })

  it('ends a page after a day, or at the next price window edge when that is sooner [R9.10 output cache]', () => {
    const { cache, at } = setup()
    cache.store('/sv', page('hem'), { tags: [] })
    cache.store('/sv/rea', page('rea'), { tags: [], validUntilMs: 1000 })
    at(999)
    expect(cache.ready('/sv/rea', 'identity')).toBeDefined()
    at(1000)
    expect(cache.ready('/sv/rea', 'identity')).toBeUndefined()
    at(86_399_999)
    expect(cache.ready('/sv', 'identity')).toBeDefined()
    at(86_400_000)
    expect(cache.ready('/sv', 'identity')).toBeUndefined()
  })

  it('drops pages by tag', () => {
    const { cache } = setup()
    cache.store('a', page('a'), { tags: ['P1'] })
    cache.store('b', page('b'), { tags: ['P2', 'C3'] })
    cache.drop(new Set(['C3']))
    expect(cache.ready('a', 'identity')).toBeDefined()
    expect(cache.ready('b', 'identity')).toBeUndefined()
  })

  it('keeps so many bytes, of those pages that were asked for last', async () => {
    const { cache } = setup(100)
    for (const key of ['a', 'b', 'c', 'd']) cache.store(key, page(key.repeat(25)), { tags: [] })
    cache.ready('a', 'identity')
    const isKept = (key: string) => cache.ready(key, 'identity') !== undefined
    cache.store('e', page('e'.repeat(25)), { tags: [] })
    expect(['a', 'b', 'c', 'd', 'e'].filter(isKept)).toEqual(['a', 'c', 'd', 'e'])
    expect((await cache.get('e', 'br'))!.body.length).toBeLessThan(25)
    expect(['a', 'b', 'c', 'd', 'e'].filter(isKept)).toEqual(['c', 'd', 'e'])
    cache.store('c', page('c'.repeat(50)), { tags: [] })
    expect(['a', 'b', 'c', 'd', 'e'].filter(isKept)).toEqual(['c', 'e'])
  })

  it('keeps of a page what was asked for, and makes the rest of it', async () => {
    const { cache } = setup()
    const text = 'x'.repeat(500)
    cache.store('a', page(text), { tags: [] })
    const compressed = await cache.get('a', 'br')
    expect(cache.bytes).toBe(compressed!.body.length)
    expect(String((await cache.get('a', 'identity'))!.body)).toBe(text)
    expect(cache.bytes).toBe(compressed!.body.length + 500)
    const zipped = await cache.get('a', 'gzip')
    expect(gunzipSync(zipped!.body).toString()).toBe(text)
    expect(cache.bytes).toBe(compressed!.body.length + 500 + zipped!.body.length)
    cache.store('a', page('annat'), { tags: ['P1'] })
    cache.drop(new Set(['P1']))
    expect(cache.bytes).toBe(0)
  })

  it('counts the bytes of a page once that goes when it is compressed', async () => {
    const { cache } = setup(100)
    cache.store('/sv', page('x'.repeat(90)), { tags: [] })
    cache.store('/sv?a=1', page('12345678'), { tags: [] })
    expect((await cache.get('/sv?a=1', 'br'))!.body.length).toBeGreaterThan(10)
    expect([cache.ready('/sv?a=1', 'br'), cache.bytes]).toEqual([undefined, 90])
  })

  it('gives each encoding its own entity tag, and another one when the page changes', async () => {
    const { cache } = setup()
    const tags = async () => {
      const pages = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => cache.get('a', encoding as 'br')))
      return pages.map((found) => found?.headers['etag'])
    }
    cache.store('a', page('hem'), { tags: [] })
    const first = await tags()
    cache.store('a', page('hem'), { tags: [] })
    expect(await tags()).toEqual(first)
    cache.store('a', page('annat'), { tags: [] })
    expect(new Set([...first, ...(await tags())]).size).toBe(6)
  })

  it('is not emptied by endless queries', () => {
    const { cache } = setup(1000)
    for (const path of ['/sv', '/sv/speglar']) cache.store(path, page('x'.repeat(300)), { tags: [] })
    for (let number = 0; number < 500; number++)
      cache.store(`/sv/speglar?color=${number}`, page('x'.repeat(150)), { tags: [] })
    expect(['/sv', '/sv/speglar'].map((path) => cache.ready(path, 'identity') !== undefined)).toEqual([true, true])
    expect([cache.ready('/sv/speglar?color=499', 'identity')?.status, cache.bytes]).toEqual([200, 900])
  })

  it('makes pages that are asked for often as small as they can be, without another entry', async () => {
    const { cache } = setup(100_000)
    const text = Array.from({ length: 2000 }, (_, number) => `<li>${(number * 7919) % 1013}</li>`).join('')
    for (const key of ['often', 'once']) cache.store(key, page(text), { tags: [] })
    const first = (await cache.get('often', 'br'))!.body
    await cache.get('once', 'br')
    cache.ready('often', 'br')
    const before = cache.bytes
    expect([await cache.shrinkOne(), await cache.shrinkOne()]).toEqual([true, false])
    const smaller = cache.ready('often', 'br')!
    expect(smaller.body.length).toBeLessThan(first.length)
    expect(brotliDecompressSync(smaller.body).toString()).toBe(text)
    expect(before - cache.bytes).toBe(first.length - smaller.body.length)
  })

  it('begins with the page that is asked for most', async () => {
    const { cache } = setup(100_000)
    const text = 'a '.repeat(500) + 'b '.repeat(500)
    for (const [key, times] of [
      ['often', 3],
      ['most', 5],
      ['seldom', 2],
    ] as const) {
      cache.store(key, page(text), { tags: [] })
      for (let time = 0; time < times; time++) await cache.get(key, 'br')
    }
    const tags = () => ['often', 'most', 'seldom'].map((key) => cache.ready(key, 'br')!.headers['etag'])
    const before = tags()
    await cache.shrinkOne()
    expect(tags().map((tag, at) => tag === before[at])).toEqual([true, false, true])
  })

  it('names pages that are asked for often when they are dropped, have ended or are near their end', () => {
    const { cache, at } = setup()
    for (const [key, validUntilMs] of [['dropped'], ['edge', 1000], ['old'], ['seldom']] as const) {
      cache.store(key, page(key), { tags: [key], validUntilMs })
      if (key !== 'seldom') for (let time = 0; time < 2; time++) cache.ready(key, 'identity')
    }
    cache.drop(new Set(['dropped', 'seldom']))
    expect([cache.takeEnding(), cache.takeEnding()]).toEqual(['dropped', undefined])
    at(1000)
    expect(cache.ready('edge', 'identity')).toBeUndefined()
    expect([cache.takeEnding(), cache.takeEnding()]).toEqual(['edge', undefined])
    at(OUTPUT_CACHE_TTL_MS - 300_000)
    expect([cache.takeEnding(), cache.takeEnding()]).toEqual(['old', undefined])
    expect(cache.ready('old', 'identity')).toBeDefined()
  })
})
