import { createHash } from 'node:crypto'

export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
