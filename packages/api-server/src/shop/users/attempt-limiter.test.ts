import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ManualClock } from '@vitrin/kernel/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase, type HostDatabase } from '../../database'
import { AttemptLimiter } from './attempt-limiter'

const MINUTE = 60_000

describe('limits of tries', () => {
  const clock = new ManualClock()
  let folder: string
  let open: HostDatabase[]
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-limits-'))
    open = []
  })
  afterEach(() => {
    for (const database of open) database.close()
    rmSync(folder, { recursive: true })
  })
  const limiter = (): AttemptLimiter => {
    const database = openHostDatabase(join(folder, 'shop.db'), { clock })
    open.push(database)
    return new AttemptLimiter(database, clock)
  }
  const storedKeys = (): readonly string[] => {
    const file = new DatabaseSync(join(folder, 'shop.db'))
    const keys = file.prepare('SELECT key FROM attempt').all() as { key: string }[]
    file.close()
    return keys.map(({ key }) => key)
  }

  it('count for all processes of a data folder together', () => {
    const [here, there] = [limiter(), limiter()]
    expect([here.begin('a', 2), there.begin('a', 2)]).toEqual([undefined, undefined])
    expect([here.begin('a', 2), there.begin('a', 2)]).toEqual([15 * MINUTE, 15 * MINUTE])
  })

  it('survive a restart, and end with their window', () => {
    limiter().begin('a', 1)
    open.pop()?.close()
    const restarted = limiter()
    clock.advance(5 * MINUTE)
    expect(restarted.begin('a', 1)).toBe(10 * MINUTE)
    clock.advance(10 * MINUTE)
    expect(restarted.begin('a', 1)).toBeUndefined()
  })

  it('are stored without e-mail or network addresses, and are deleted when they have ended', () => {
    const attempts = limiter()
    attempts.begin('login asa@example.se from 10.0.0.1', 1)
    const [key] = storedKeys()
    expect(key).not.toMatch(/asa|example|10\.0/)
    clock.advance(16 * MINUTE)
    attempts.begin('another', 1)
    expect(storedKeys()).not.toContain(key)
  })
})
