import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the time does not reveal how much is right. An empty secret equals nothing. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return secret !== '' && timingSafeEqual(digest(given), digest(secret))
}
