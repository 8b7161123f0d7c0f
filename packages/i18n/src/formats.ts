import { moneyFormat, type MoneyFormat } from './money-format'
import { numberParts, separatorsOf } from './number-parts'
import type { I18nSettings, Separators } from './store-view'

/** The formats of a store view. Server and browser give the same text, because hydration compares them. */
export interface Formats extends MoneyFormat {
  readonly separators: Separators
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

export function createFormats(settings: I18nSettings): Formats {
  const separators = separatorsOf(settings)
  const number = (value: number, fractionDigits = 0): string => {
    const { negative, whole, decimals } = numberParts(value, fractionDigits, separators.group)
    return `${negative ? '-' : ''}${whole}${decimals ? separators.decimal + decimals : ''}`
  }
  const withUnit = (text: string, unit: string): string => text + NO_BREAK_SPACE + unit

  return {
    ...moneyFormat({ ...settings, separators }),
    separators,
    number,
    length: (mm) => withUnit(number(mm), 'mm'),
    size: (...mm) => withUnit(mm.map((length) => number(length)).join(`${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`), 'mm'),
    area: (squareMetres) => withUnit(number(squareMetres, 2), 'm²'),
    weight: (kilograms) => withUnit(number(kilograms, 1), 'kg'),
  }
}
