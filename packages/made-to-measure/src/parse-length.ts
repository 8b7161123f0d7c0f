import { accept, reject, type Outcome } from '@vitrin/kernel'

/** `fraction`: a length, but not in whole millimetres. Glass is never cut to a silently rounded measure. */
export type LengthRejection = 'empty' | 'not-a-length' | 'fraction'

const LENGTH = /^(\d+)(?:[.,](\d+))?(mm|cm|m)?$/
const DECIMALS_WITHIN_MM = { mm: 0, cm: 1, m: 3 } as const

/** Typed text → mm: "893", "89,3 cm", "0,893 m", "1 985"; spaces and a decimal comma are fine. */
export function parseLength(text: string): Outcome<number, LengthRejection> {
  const compact = text.replaceAll(/\s/gu, '').toLowerCase()
  if (compact === '') return reject('empty')
  const match = LENGTH.exec(compact)
  if (!match) return reject('not-a-length')
  const [, whole = '', typedDecimals = '', unit = 'mm'] = match
  const shift = DECIMALS_WITHIN_MM[unit as keyof typeof DECIMALS_WITHIN_MM]
  const decimals = typedDecimals.replace(/0+$/, '')
  if (decimals.length > shift) return reject('fraction')
  return accept(Number(whole + decimals.padEnd(shift, '0')))
}
