import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock, SequentialIds } from '@vitrin/kernel/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DiskCache } from './disk-cache'

describe('DiskCache', () => {
  const clock = new ManualClock()
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-cache-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const open = (limit = 10) => new DiskCache({ folder, limit, clock, ids: new SequentialIds() })
  const bytes = (count: number) => Buffer.alloc(count, 1)

  it('gives back what was written, after a restart too', async () => {
    await open().write('a', bytes(4))
    expect(await open().read('a')).toEqual(bytes(4))
    expect(await open().read('b')).toBeUndefined()
  })

  it('drops what was unused for longest when there is too much', async () => {
    const cache = open()
    await cache.write('a', bytes(4))
    await cache.write('b', bytes(4))
    clock.advance(1000)
    await cache.read('a')
    await cache.write('c', bytes(4))
    expect(readdirSync(folder).toSorted()).toEqual(['a', 'c'])
  })

  it('remembers over a restart what was used last', async () => {
    const cache = open()
    await cache.write('a', bytes(4))
    await cache.write('b', bytes(4))
    for (const name of ['b', 'a']) {
      clock.advance(5000)
      await cache.read(name)
    }
    await open(4).read('a')
    expect(readdirSync(folder)).toEqual(['a'])
  })

  it('never shows what was not written to its end', async () => {
    writeFileSync(join(folder, 'a.id-1.part'), 'half')
    expect(await open().read('a.id-1.part')).toBeUndefined()
    expect(readdirSync(folder)).toEqual([])
  })

  it('lives with files that others took away', async () => {
    const cache = open()
    await cache.write('a', bytes(4))
    rmSync(join(folder, 'a'))
    expect(await cache.read('a')).toBeUndefined()
    await cache.write('a', bytes(4))
    expect(await cache.read('a')).toEqual(bytes(4))
  })
})
