export interface NumberMarks {
  readonly decimal: string
  readonly group: string
}

const NO_BREAK_SPACE = '\u00a0'

/**
 * The marks of a locale. Engines differ in the kind of space between groups, and a page must read the same
 * on the server and after hydration, so every space becomes U+00A0.
 */
export function numberMarks(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const mark = (type: 'decimal' | 'group', otherwise: string): string =>
    (parts.find((part) => part.type === type)?.value ?? otherwise).replaceAll(/\s/gu, NO_BREAK_SPACE)
  return { decimal: mark('decimal', '.'), group: mark('group', '') }
}

export interface WrittenNumber {
  readonly negative: boolean
  readonly whole: string
  /** Without the mark; empty for no decimals. */
  readonly decimals: string
}

/** A number in groups of three. A negative one that rounds to nothing is plain zero. */
export function writeNumber(value: number, fractionDigits: number, group: string): WrittenNumber {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(fractionDigits).split('.')
  const negative = value < 0 && /[1-9]/.test(whole + decimals)
  return { negative, whole: whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group), decimals }
}
