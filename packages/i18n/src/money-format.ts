import { toKronor, type Ore } from '@vitrin/pricing'
import { pricePattern, type PricePart } from './price-pattern'
import type { I18nSettings } from './store-view'

/** A range of a price filter. Without `from` or with 0 it begins at nothing, without `to` it has no end. */
export interface PriceRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Money as shoppers read it (decisions.md 36). */
export interface MoneyFormat {
  /** "5 895 kr"; "5 895,50 kr" where there are öre. */
  money(ore: Ore): string
  moneyParts(ore: Ore): readonly PricePart[]
  /** "5 895,00 kr": always with decimals, for the totals of checkout, order and mail. */
  total(ore: Ore): string
  totalParts(ore: Ore): readonly PricePart[]
  /** "< 2 000 kr", "2 000–4 000 kr", "> 6 000 kr": the template of R9.05 around the view's money, given in kronor. */
  priceRange(range: PriceRange): string
}

const NO_BREAK_SPACE = '\u00a0'
const EN_DASH = '\u2013'

export function moneyFormat(settings: I18nSettings): MoneyFormat {
  const { pattern, hideZeroDecimals } = settings.shownMoney ?? {
    pattern: settings.priceFormat,
    hideZeroDecimals: false,
  }
  const price = pricePattern(settings, { pattern, minus: '\u2212' })
  const partsOf = (kronor: number) => price(kronor, hideZeroDecimals && Number.isInteger(kronor) ? 0 : undefined)

  return {
    money: (ore) => join(partsOf(toKronor(ore))),
    moneyParts: (ore) => partsOf(toKronor(ore)),
    total: (ore) => join(price(toKronor(ore))),
    totalParts: (ore) => price(toKronor(ore)),
    priceRange: ({ from, to }) => {
      if (to === undefined) return `>${NO_BREAK_SPACE}${join(partsOf(from ?? 0))}`
      if (!from) return `<${NO_BREAK_SPACE}${join(partsOf(to))}`
      const [first, last] = [partsOf(from), partsOf(to)]
      // The currency is written once, at the outer end.
      const isSignLast = last.at(-1)?.type === 'sign'
      return isSignLast
        ? join(first.filter(isDigits)) + EN_DASH + join(last)
        : join(first) + EN_DASH + join(last.filter(isDigits))
    },
  }
}

function isDigits({ type }: PricePart): boolean {
  return type === 'whole' || type === 'decimals'
}

function join(parts: readonly PricePart[]): string {
  return parts.map(({ text }) => text).join('')
}
