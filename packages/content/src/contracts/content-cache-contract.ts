import { describe, expect, it } from 'vitest'
import type { CachedContent, ContentCache } from '../ports'

/** What every `ContentCache` does, fake or real. `open` gives an empty one. */
export function contentCacheContract(name: string, open: () => ContentCache | Promise<ContentCache>): void {
  const entry = (title: string): CachedContent => ({ version: 'one', validUntilMs: 1000, result: [{ title }] })

  describe(`${name} as ContentCache`, () => {
    it('gives the latest entry of a key, and of no other', async () => {
      const cache = await open()
      await cache.write([['content$$sv$$terms', entry('Leverans')]])
      await cache.write([['content$$sv$$terms', entry('Betalning')]])
      expect(await cache.read('content$$sv$$terms')).toEqual(entry('Betalning'))
      expect(await cache.read('content$$en$$terms')).toBeUndefined()
    })

    it('distinguishes a CMS without content from content that was never asked for', async () => {
      const cache = await open()
      await cache.write([['content$$sv$$notice', { version: 'one', validUntilMs: 1, result: null }]])
      expect(await cache.read('content$$sv$$notice')).toEqual({ version: 'one', validUntilMs: 1, result: null })
    })
  })
}
