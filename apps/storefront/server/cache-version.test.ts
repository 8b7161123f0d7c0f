import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sendCacheVersion } from './cache-version'
import { ClientManifest } from './client-manifest'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-version-'))
const server = createServer((_, response) => sendCacheVersion('abc', response))
afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  rmSync(folder, { recursive: true, force: true })
})

function versionOf(entry: string): string {
  mkdirSync(join(folder, '.vite'), { recursive: true })
  writeFileSync(join(folder, '.vite', 'modules.json'), '{"src/entry-client.tsx":"assets/entry.js"}')
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify({ 'src/entry-client.tsx': { file: entry } }))
  return new ClientManifest(folder, {}).version
}

describe('the cache version', () => {
  it('is the same for the same build, and another for another', () => {
    expect(versionOf('assets/a.js')).toBe(versionOf('assets/a.js'))
    expect(versionOf('assets/b.js')).not.toBe(versionOf('assets/a.js'))
  })

  it('can be asked for, and is never cached', async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/cache-version.json`)
    expect([await answer.json(), answer.headers.get('cache-control')]).toEqual(['abc', 'no-store'])
  })
})
