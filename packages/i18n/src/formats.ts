import { toKronor, type Ore } from '@vitrin/pricing'
import { numberParts, separatorsOf } from './number-parts'
import { priceFormat, type PricePart } from './price-format'
import type { I18nSettings } from './store-view'

/** The formats of a store view. Server and browser give the same text, because hydration compares them. */
export interface Formats {
  /** An amount of a document, in kronor → "4 995,00kr". A value that is not a number is returned unchanged (R9.15). */
  price(kronor: number): string
  price<Value>(value: Value): Value | string
  /** An amount of a calculation, in öre → "4 995,00kr". */
  amount(ore: Ore): string
  /** The price in parts, for a theme that shows decimals and sign smaller. */
  priceParts(kronor: number): readonly PricePart[]
  amountParts(ore: Ore): readonly PricePart[]
  /** "1 985" */
  number(value: number, fractionDigits?: number): string
  /** "1 985 mm" */
  length(mm: number): string
  /** "874 × 912 × 1 985 mm" */
  size(...mm: readonly number[]): string
  /** "3,55 m²" */
  area(squareMetres: number): string
  /** "70,9 kg" */
  weight(kilograms: number): string
}

const NO_BREAK_SPACE = '\u00a0'
const DEFAULT_LOCALE = 'en'

export function createFormats(settings?: I18nSettings): Formats {
  const separators = separatorsOf(settings?.defaultLocale ?? DEFAULT_LOCALE)
  const priceParts = priceFormat(settings)
  const number = (value: number, fractionDigits = 0): string => {
    const { negative, whole, decimals } = numberParts(value, fractionDigits, separators.group)
    return `${negative ? '-' : ''}${whole}${decimals ? separators.decimal + decimals : ''}`
  }
  const price = (kronor: number): string =>
    priceParts(kronor)
      .map(({ text }) => text)
      .join('')
  const withUnit = (text: string, unit: string): string => text + NO_BREAK_SPACE + unit

  return {
    price: <Value>(value: Value) =>
      (typeof value === 'number' && !Number.isNaN(value) ? price(value) : value) as Value & string,
    amount: (ore) => price(toKronor(ore)),
    priceParts,
    amountParts: (ore) => priceParts(toKronor(ore)),
    number,
    length: (mm) => withUnit(number(mm), 'mm'),
    size: (...mm) => withUnit(mm.map((length) => number(length)).join(`${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`), 'mm'),
    area: (squareMetres) => withUnit(number(squareMetres, 2), 'm²'),
    weight: (kilograms) => withUnit(number(kilograms, 1), 'kg'),
  }
}
