import { accept, reject, type Outcome } from '@vitrin/kernel'
import { parseLength, type LengthRejection } from './parse-length'

/** Width and height in millimetres of the place that a shopper measured. An address carries it from page to page. */
export interface Opening {
  readonly width: number
  readonly height: number
}

/** Millimetres. A length outside of them is a slip of the finger and no opening of a bathroom or a room. */
export const OPENING_LIMITS = { min: 10, max: 9999 } as const

/** Reads one measure of an opening as it was typed. */
export function parseOpeningLength(text: string): Outcome<number, LengthRejection | 'out-of-limits'> {
  const length = parseLength(text)
  if (!length.ok) return length
  const { min, max } = OPENING_LIMITS
  return length.value >= min && length.value <= max ? accept(length.value) : reject('out-of-limits')
}

/** Reads `?width=900&height=2000`, also as typed ("90 cm"). Undefined if a measure is missing or is not a length. */
export function openingOf(query: Readonly<Record<string, readonly string[]>>): Opening | undefined {
  const width = parseOpeningLength(query['width']?.[0] ?? '')
  const height = parseOpeningLength(query['height']?.[0] ?? '')
  return width.ok && height.ok ? { width: width.value, height: height.value } : undefined
}
