import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { beginGuard } from './guard'

describe('the guard', () => {
  it('throws on each use of real time, chance or the outside world during a history, and not afterwards', () => {
    const end = beginGuard(() => 42)
    try {
      for (const real of [
        () => Date.now(),
        () => new Date(),
        () => Math.random(),
        () => setTimeout(() => undefined, 1),
        () => crypto.randomUUID(),
        () => randomUUID(),
        () => AbortSignal.timeout(1),
        () => process.hrtime.bigint(),
      ]) {
        expect(real).toThrow(/belongs to the real world/)
      }
      expect([performance.now(), new Date(0).toISOString(), new Date(0) instanceof Date]).toEqual([
        42,
        '1970-01-01T00:00:00.000Z',
        true,
      ])
    } finally {
      end()
    }
    expect(Date.now()).toBeGreaterThan(0)
    expect(Math.random()).toBeLessThan(1)
  })
})
