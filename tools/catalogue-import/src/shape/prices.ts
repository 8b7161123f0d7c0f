import { atPath } from './at-path'
import type { Fields } from './fields'

const NAMES = [
  'price',
  'special_price',
  'final_price',
  'original_price',
  'original_special_price',
  'original_final_price',
]
const PRICES = NAMES.flatMap((name) => [name, `${name}_incl_tax`])
const PATHS = [
  ...PRICES,
  ...PRICES.map((name) => `configurable_children[].${name}`),
  'custom_options[].price',
  'custom_options[].values[].price',
  'tier_prices[].value',
  'configurable_children[].tier_prices[].value',
]

/** `199`, `199.00` and `199,00`. With a thousands separator or a currency the amount would be a guess. */
const AMOUNT = /^\d+(?:\.\d+|,\d{1,2})?$/

/** Makes numbers of prices that are texts. Gives the first text that is no amount instead. */
export function withNumericPrices(doc: Fields): Fields | string {
  let unreadable: string | undefined
  const priced = PATHS.reduce(
    (changed, path) =>
      atPath(changed, path, (price) => {
        const amount = amountOf(price)
        if (amount === undefined) unreadable ??= `${path.replaceAll('[]', '')} ${JSON.stringify(price)}`
        return amount
      }),
    doc,
  )
  return unreadable ?? priced
}

/** Undefined for a value that is no amount. */
function amountOf(price: unknown): unknown {
  if (price === null || price === '' || typeof price === 'number') return price
  if (typeof price !== 'string' || !AMOUNT.test(price.trim())) return undefined
  return Number(price.trim().replace(',', '.'))
}
