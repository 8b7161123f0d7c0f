import { numberParts, separatorsOf } from './number-parts'
import type { I18nSettings } from './store-view'

/** A part of a formatted price. The parts, joined in order, are the price. `decimals` begins with its separator. */
export interface PricePart {
  readonly type: 'minus' | 'whole' | 'decimals' | 'sign' | 'literal'
  readonly text: string
}

export type PriceFormat = (kronor: number) => readonly PricePart[]

const DEFAULT_FRACTION_DIGITS = 2
const PLACEHOLDERS = /(\{amount\}|\{sign\})/

/**
 * The pattern of the settings, for example `{amount}{sign}`, with a minus in front of a negative price.
 * Without settings a price is only its digits (R9.15, contract §15.11).
 */
export function priceFormat(settings: I18nSettings | undefined): PriceFormat {
  if (!settings) return (kronor) => [{ type: 'whole', text: kronor.toFixed(DEFAULT_FRACTION_DIGITS) }]
  const local = separatorsOf(settings.defaultLocale)
  const group = settings.currencyGroup || local.group
  const decimal = settings.currencyDecimal || local.decimal
  const pattern = settings.priceFormat.split(PLACEHOLDERS).filter((piece) => piece !== '')

  return (kronor) => {
    const { negative, whole, decimals } = numberParts(kronor, settings.fractionDigits, group)
    const amount: readonly PricePart[] = [
      { type: 'whole', text: whole },
      ...(decimals ? [{ type: 'decimals', text: decimal + decimals } as const] : []),
    ]
    const parts = pattern.flatMap((piece): readonly PricePart[] => {
      if (piece === '{amount}') return amount
      return [piece === '{sign}' ? { type: 'sign', text: settings.currencySign } : { type: 'literal', text: piece }]
    })
    return negative ? [{ type: 'minus', text: '-' }, ...parts] : parts
  }
}
