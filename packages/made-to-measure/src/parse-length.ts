import { accept, reject, type Outcome } from '@vitrin/kernel'

/**
 * Why a typed text is not taken as a length. Glass is never cut to a silently changed number.
 * `fraction`: not in whole millimetres. `grouping`: "1.000" may mean 1 or 1 000. `several`: more than one length.
 */
export type LengthRejection = 'empty' | 'not-a-length' | 'fraction' | 'grouping' | 'several'

const GROUPED = /^\d{1,3}(?: \d{3})+(?![\d])/
const LENGTH = /^(\d+)(?:[.,](\d+))? ?(mm|cm|m)?$/
/** Two numbers with anything between them that is not one decimal separator. */
const SEVERAL = /\d(?: ?(?:mm|cm|m))?(?: |\s*[x×*/+;&-]\s*|[.,] )\d/
const DECIMALS_WITHIN_MM = { mm: 0, cm: 1, m: 3 } as const
/** A number with more digits is no length of a piece, and would lose digits as a `number`. */
const MOST_DIGITS = 7

/** Typed text → mm: "893", "89,3 cm", "0,893 m", "1 985". Any white space may be around and between its parts. */
export function parseLength(text: string): Outcome<number, LengthRejection> {
  const spaced = text.replaceAll(/\s+/gu, ' ').trim().toLowerCase()
  if (spaced === '') return reject('empty')
  const compact = spaced.replace(GROUPED, (group) => group.replaceAll(' ', ''))
  const match = LENGTH.exec(compact)
  if (!match) return reject(SEVERAL.test(compact) ? 'several' : 'not-a-length')
  const [, whole = '', decimals = '', unit = 'mm'] = match
  if (whole.length > MOST_DIGITS) return reject('not-a-length')
  if (decimals.length === 3 && unit !== 'm') return reject('grouping')
  const shift = DECIMALS_WITHIN_MM[unit as keyof typeof DECIMALS_WITHIN_MM]
  const needed = decimals.replace(/0+$/, '')
  if (needed.length > shift) return reject('fraction')
  return accept(Number(whole + needed.padEnd(shift, '0')))
}
