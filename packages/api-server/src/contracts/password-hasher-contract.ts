import { describe, expect, it } from 'vitest'
import type { PasswordHasher } from '../ports'

/** The contract suite of `PasswordHasher`. */
export function passwordHasherContract(name: string, create: () => PasswordHasher): void {
  describe(`${name} as a PasswordHasher`, () => {
    it('verifies the password that it hashed', async () => {
      const hasher = create()
      expect(await hasher.verify('hemligt å', await hasher.hash('hemligt å'))).toBe(true)
    })

    it('verifies no other password', async () => {
      const hasher = create()
      const stored = await hasher.hash('hemligt å')
      for (const other of ['hemligt a', 'hemligt', 'hemligt å ', '']) {
        expect(await hasher.verify(other, stored), other).toBe(false)
      }
    })

    it('verifies nothing against a text that it did not make', async () => {
      expect(await create().verify('hemligt å', 'other$hemligt å')).toBe(false)
      expect(await create().verify('hemligt å', '')).toBe(false)
    })

    it('verifies what another instance hashed, as after a restart', async () => {
      expect(await create().verify('hemligt å', await create().hash('hemligt å'))).toBe(true)
    })
  })
}
