import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StaticAssets } from './static-assets'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-assets-'))
mkdirSync(join(folder, 'assets'))
for (const file of ['sw.js', 'favicon.svg', 'assets/a.js']) writeFileSync(join(folder, file), ' ')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('StaticAssets', () => {
  it('lets hashed files be kept for ever, others for an hour, and the service worker not unasked', async () => {
    const assets = new StaticAssets(folder)
    const cacheControlOf = async (path: string) => (await assets.get(path, undefined))?.headers['cache-control']
    expect([
      await cacheControlOf('/assets/a.js'),
      await cacheControlOf('/favicon.svg'),
      await cacheControlOf('/sw.js'),
    ]).toEqual(['public, max-age=31536000, immutable', 'public, max-age=3600', 'no-cache'])
  })

  it('sends what the build has compressed', async () => {
    writeFileSync(join(folder, 'assets', 'b.js'), 'b')
    writeFileSync(join(folder, 'assets', 'b.js.br'), 'compressed')
    const assets = new StaticAssets(folder)
    const { headers, body } = (await assets.get('/assets/b.js', 'gzip, br'))!
    expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'compressed'])
    expect(assets.has('/assets/b.js.br')).toBe(false)
  })
})
