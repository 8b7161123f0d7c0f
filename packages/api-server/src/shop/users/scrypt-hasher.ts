import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordHasher } from '../../ports'

/** OWASP's scrypt setting of 2023 for 32 MB: N 2^15, r 8, p 3. Stored with the hash, so it can grow later. */
const STRENGTH = { N: 2 ** 15, r: 8, p: 3 }
const KEY_LENGTH = 32

export class ScryptHasher implements PasswordHasher {
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    const key = await derive(password, salt, STRENGTH)
    return ['scrypt', STRENGTH.N, STRENGTH.r, STRENGTH.p, salt.toString('base64'), key.toString('base64')].join('$')
  }

  async verify(password: string, stored: string): Promise<boolean> {
    const [kind, N, r, p, salt, key] = stored.split('$')
    if (kind !== 'scrypt' || !salt || !key) return false
    const expected = Buffer.from(key, 'base64')
    const given = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
}

/** Asynchronous, so that other requests do not wait for it. */
function derive(password: string, salt: Buffer, strength: typeof STRENGTH): Promise<Buffer> {
  const options = { ...strength, maxmem: 256 * strength.N * strength.r }
  return new Promise((resolve, fail) => {
    // NFKC: a letter such as å is the same, whether it is typed as one character or as two.
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (fault, key) => (fault ? fail(fault) : resolve(key)))
  })
}
