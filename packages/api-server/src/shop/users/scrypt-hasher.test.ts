import { describe, expect, it } from 'vitest'
import { ScryptHasher } from './scrypt-hasher'

describe('ScryptHasher', () => {
  it('verifies the password it hashed and no other, with a salt of its own each time', async () => {
    const hasher = new ScryptHasher()
    const [one, two] = await Promise.all([hasher.hash('hemligt å'), hasher.hash('hemligt å')])
    expect(one).not.toBe(two)
    expect(one).not.toContain('hemligt')
    expect(await hasher.verify('hemligt a\u030a', one)).toBe(true)
    expect(await hasher.verify('hemligt a', one)).toBe(false)
    expect(await hasher.verify('hemligt å', 'plain$hemligt å')).toBe(false)
  })
})
