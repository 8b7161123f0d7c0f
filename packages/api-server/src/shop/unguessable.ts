import { createHash } from 'node:crypto'
import type { IdGenerator } from '@vitrin/kernel'

/** `length` hex digits, as hard to guess as the ids are; the simulator's are the same in every run. */
export function unguessable(ids: IdGenerator, length: number): string {
  return createHash('sha256').update(ids.next()).digest('hex').slice(0, length)
}
