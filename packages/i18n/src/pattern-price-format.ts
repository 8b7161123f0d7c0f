import { pricePattern } from './price-pattern'
import type { I18nSettings } from './store-view'

export interface PatternPriceFormat {
  (kronor: number): string
  <Value>(value: Value): Value | string
}

const DEFAULT_FRACTION_DIGITS = 2

/**
 * The price function of the specification (R9.15): an amount in kronor by the pattern of the settings, for example
 * "4 995,00kr" by `{amount}{sign}`. Without settings a price is only its digits (contract §15.11). A value that is
 * not a number is returned unchanged. Shoppers read `Formats.money` (decisions.md 36).
 */
export function createPatternPriceFormat(settings?: I18nSettings): PatternPriceFormat {
  const write = settings && pricePattern(settings, { pattern: settings.priceFormat, minus: '-' })
  return <Value>(value: Value) => {
    if (typeof value !== 'number' || Number.isNaN(value)) return value as Value & string
    const text = write
      ? write(value)
          .map((part) => part.text)
          .join('')
      : value.toFixed(DEFAULT_FRACTION_DIGITS)
    return text as Value & string
  }
}
