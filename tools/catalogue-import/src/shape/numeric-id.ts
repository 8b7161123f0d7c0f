import { createHash } from 'node:crypto'

/** Numbers for ids that are texts begin here, at 2^52: real ids are below, so that the two never meet. */
const FIRST_MADE = 2 ** 52
const HEX_DIGITS_OF_52_BITS = 13

/**
 * The number of an id: the id itself if it is a number, else one made from its text, the same in every import.
 * Undefined for a value that is no id.
 */
export function numericId(id: unknown): number | undefined {
  if (typeof id === 'number') return Number.isInteger(id) && id > 0 ? below(id) : undefined
  if (typeof id !== 'string' || id.trim() === '') return undefined
  const text = id.trim()
  if (!/^\d+$/.test(text)) return made(text)
  return Number(text) > 0 ? below(Number(text)) : undefined
}

/** Whether the number of an id is made. Documents that are numbered must not be numbered again. */
export function isTextId(id: unknown): id is string | number {
  return (numericId(id) ?? 0) >= FIRST_MADE
}

function below(id: number): number {
  return id < FIRST_MADE ? id : made(String(id))
}

function made(text: string): number {
  const digest = createHash('sha256').update(text).digest('hex')
  return FIRST_MADE + Number.parseInt(digest.slice(0, HEX_DIGITS_OF_52_BITS), 16)
}
