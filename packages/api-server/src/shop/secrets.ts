import { createHash } from 'node:crypto'
import type { IdGenerator } from '@vitrin/kernel'

/** `length` hex digits, as hard to guess as the ids are; the simulator's are the same in every run. */
export function createSecret(ids: IdGenerator, length: number): string {
  return hashOfSecret(ids.next()).slice(0, length)
}

/** What is stored of a secret that nobody can guess: it needs neither salt nor a slow hash. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
