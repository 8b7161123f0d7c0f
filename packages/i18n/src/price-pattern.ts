import { numberParts, separatorsOf } from './number-parts'
import type { I18nSettings } from './store-view'

/** A part of a formatted price. The parts, joined in order, are the price. `decimals` begins with its separator. */
export interface PricePart {
  readonly type: 'minus' | 'whole' | 'decimals' | 'sign' | 'literal'
  readonly text: string
}

interface PatternOptions {
  /** A text with the placeholders `{amount}` and `{sign}`. Its spaces become no-break spaces. */
  readonly pattern: string
  /** The sign in front of a negative price. */
  readonly minus: string
}

export type PricePattern = (kronor: number, fractionDigits?: number) => readonly PricePart[]

const PLACEHOLDERS = /(\{amount\}|\{sign\})/
const NO_BREAK_SPACE = '\u00a0'

/** Writes a price by a pattern, with the currency, separators and decimals of the store view. */
export function pricePattern(settings: I18nSettings, { pattern, minus }: PatternOptions): PricePattern {
  const local = separatorsOf(settings)
  const group = settings.currencyGroup || local.group
  const decimal = settings.currencyDecimal || local.decimal
  const pieces = pattern
    .replaceAll(/\s/gu, NO_BREAK_SPACE)
    .split(PLACEHOLDERS)
    .filter((piece) => piece !== '')

  return (kronor, fractionDigits = settings.fractionDigits) => {
    const { negative, whole, decimals } = numberParts(kronor, fractionDigits, group)
    const amount: readonly PricePart[] = [
      { type: 'whole', text: whole },
      ...(decimals ? [{ type: 'decimals', text: decimal + decimals } as const] : []),
    ]
    const parts = pieces.flatMap((piece): readonly PricePart[] => {
      if (piece === '{amount}') return amount
      return [piece === '{sign}' ? { type: 'sign', text: settings.currencySign } : { type: 'literal', text: piece }]
    })
    return negative ? [{ type: 'minus', text: minus }, ...parts] : parts
  }
}
