import { describe, expect, it } from 'vitest'
import { passwordHasherContract } from '../../contracts/password-hasher-contract'
import { PausableHasher } from '../../testing/pausable-hasher'
import { PlainHasher } from '../../testing/plain-hasher'
import { ScryptHasher } from './scrypt-hasher'

passwordHasherContract('ScryptHasher', () => new ScryptHasher())
passwordHasherContract('PlainHasher', () => new PlainHasher())
passwordHasherContract('PausableHasher', () => new PausableHasher())

describe('ScryptHasher', () => {
  it('hashes with another salt each time, and never stores the password', async () => {
    const hasher = new ScryptHasher()
    const [one, two] = await Promise.all([hasher.hash('hemligt å'), hasher.hash('hemligt å')])
    expect(one).not.toBe(two)
    expect(one).not.toContain('hemligt')
  })

  it('takes å as one sign and as two for the same password', async () => {
    const hasher = new ScryptHasher()
    expect(await hasher.verify('hemligt a\u030a', await hasher.hash('hemligt å'))).toBe(true)
  })
})
