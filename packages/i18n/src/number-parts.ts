import type { I18nSettings, Separators } from './store-view'

const NO_BREAK_SPACE = '\u00a0'

/**
 * The separators of a locale. JavaScript engines use different kinds of space between groups of digits,
 * but the server and the browser must give the same text. So every space becomes U+00A0.
 */
export function separatorsOf({ separators, defaultLocale }: I18nSettings): Separators {
  if (separators) return separators
  const parts = new Intl.NumberFormat(defaultLocale).formatToParts(1_234_567.5)
  const separator = (type: 'decimal' | 'group', fallback: string): string =>
    (parts.find((part) => part.type === type)?.value ?? fallback).replaceAll(/\s/gu, NO_BREAK_SPACE)
  return { decimal: separator('decimal', '.'), group: separator('group', '') }
}

export interface NumberParts {
  readonly negative: boolean
  readonly whole: string
  /** Without the separator; empty without decimals. */
  readonly decimals: string
}

/** Splits a number for display and groups its digits by three. A negative number that rounds to zero is zero. */
export function numberParts(value: number, fractionDigits: number, group: string): NumberParts {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(fractionDigits).split('.')
  const negative = value < 0 && /[1-9]/.test(whole + decimals)
  return { negative, whole: whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group), decimals }
}
