import { createHash } from 'node:crypto'
import type { IdGenerator } from '@vitrin/kernel'

/**
 * A secret of `length` hex digits. It comes from the id generator, so that a simulation makes the same ones each
 * time.
 */
export function createSecret(ids: IdGenerator, length: number): string {
  return hashOfSecret(ids.next()).slice(0, length)
}

/** The hash of a secret, for storing. A long random secret needs neither salt nor a slow hash. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
