import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { OUTPUT_CACHE_TTL_MS, OutputCache } from './output-cache'

const page = (text: string) => ({ status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(text) })

function setup(maxEntries = 10) {
  let now = 0
  const cache = new OutputCache({ now: () => now, maxEntries, timeToLiveMs: OUTPUT_CACHE_TTL_MS })
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

  it('drops pages by tag and the oldest when full', () => {
    const { cache } = setup(2)
    cache.store('a', page('a'), { tags: ['P1'] })
    cache.store('b', page('b'), { tags: ['P2', 'C3'] })
    cache.drop(new Set(['C3']))
    expect(cache.ready('b', 'identity')).toBeUndefined()
    cache.store('c', page('c'), { tags: [] })
    cache.store('d', page('d'), { tags: [] })
    expect(cache.ready('a', 'identity')).toBeUndefined()
    expect(cache.ready('d', 'identity')).toBeDefined()
  })
})
