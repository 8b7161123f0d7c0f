import { toOre } from '@vitrin/pricing'
import type { CustomSizePrice } from './custom-size'
import type { ProductPrice } from '../prices/list-price'

/** The host's price of a piece, as the page shows it. */
export function hostPrice({
  price_incl_tax: current,
  original_price_incl_tax: original = current,
  lowest_price_30_days_incl_tax: lowest,
}: CustomSizePrice): ProductPrice {
  return {
    regular: toOre(original),
    ...(current < original && { special: toOre(current), ...(lowest && { lowest: toOre(lowest) }) }),
    from: false,
  }
}
