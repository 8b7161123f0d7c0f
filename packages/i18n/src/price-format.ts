import { numberMarks, writeNumber } from './number-marks'
import type { I18nSettings } from './store-view'

/** A piece of a written price; joined in order they are the price. `decimals` begins with its mark. */
export interface PricePart {
  readonly type: 'minus' | 'whole' | 'decimals' | 'sign' | 'literal'
  readonly text: string
}

export type PriceFormat = (kronor: number) => readonly PricePart[]

const DEFAULT_FRACTION_DIGITS = 2
const PLACEHOLDERS = /(\{amount\}|\{sign\})/

/** `{amount}{sign}` with two decimals, a minus in front; without settings only the digits (R9.15, contract §15.11). */
export function priceFormat(settings: I18nSettings | undefined): PriceFormat {
  if (!settings) return (kronor) => [{ type: 'whole', text: kronor.toFixed(DEFAULT_FRACTION_DIGITS) }]
  const own = numberMarks(settings.defaultLocale)
  const group = settings.currencyGroup || own.group
  const decimal = settings.currencyDecimal || own.decimal
  const pattern = settings.priceFormat.split(PLACEHOLDERS).filter((piece) => piece !== '')

  return (kronor) => {
    const { negative, whole, decimals } = writeNumber(kronor, settings.fractionDigits, group)
    const amount: readonly PricePart[] = [
      { type: 'whole', text: whole },
      ...(decimals ? [{ type: 'decimals', text: decimal + decimals } as const] : []),
    ]
    const written = pattern.flatMap((piece): readonly PricePart[] => {
      if (piece === '{amount}') return amount
      return [piece === '{sign}' ? { type: 'sign', text: settings.currencySign } : { type: 'literal', text: piece }]
    })
    return negative ? [{ type: 'minus', text: '-' }, ...written] : written
  }
}
