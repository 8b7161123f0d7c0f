import { describe, expect, it } from 'vitest'
import type { IdGenerator } from '../ports'

export function idGeneratorContract(name: string, open: () => IdGenerator): void {
  describe(`${name} as an IdGenerator`, () => {
    it('never gives one id twice', () => {
      const ids = open()
      const given = Array.from({ length: 10_000 }, () => ids.next())
      expect(new Set(given).size).toBe(10_000)
    })

    it('gives ids that need no escaping in an address', () => {
      const ids = open()
      for (let count = 0; count < 100; count += 1) expect(ids.next()).toMatch(/^[\w-]+$/)
    })
  })
}
