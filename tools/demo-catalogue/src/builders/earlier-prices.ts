import type { ConfigurableChild } from '@vitrin/catalog'
import { subtract, toOre, zonedToEpochMs } from '@vitrin/pricing'
import type { CatalogueSeed, ProductDocument } from '../catalogue-seed'
import type { PriceRise } from '../shop/price-rises'
import { priced, TIME_ZONE } from './priced'

/** The prices of all products since their launch. A host records them like every price change (decisions.md 25). */
export function earlierPrices(
  products: readonly ProductDocument[],
  rises: readonly PriceRise[],
): NonNullable<CatalogueSeed['earlierPrices']> {
  return products.flatMap((product) => {
    const rise = rises.find(({ productId }) => productId === product.id)
    const launched = instant(product.created_at)
    if (!rise) return [{ since: launched, products: [product] }]
    return [
      { since: launched, products: [before(product, rise)] },
      { since: instant(rise.on), products: [product] },
    ]
  })
}

function before(product: ProductDocument, { by }: PriceRise): ProductDocument {
  const { made_to_measure: model, configurable_children: children } = product
  return {
    ...priceBefore(product, by),
    ...(children && { configurable_children: children.map((child) => priceBefore(child, by)) }),
    ...(model && {
      made_to_measure: {
        ...model,
        price: { ...model.price, made_to_measure_fee: subtract(model.price.made_to_measure_fee, toOre(by)) },
      },
    }),
  }
}

/** Without a reduction, even if the product is reduced today. */
function priceBefore<Item extends ProductDocument | ConfigurableChild>(item: Item, by: number): Item {
  const {
    original_special_price: _net,
    original_special_price_tax: _tax,
    original_special_price_incl_tax: _gross,
    ...rest
  } = item
  return { ...rest, ...priced(Number(item.regular_price) - by) } as unknown as Item
}

function instant(date: string | undefined): number {
  const read = zonedToEpochMs(date ?? '', TIME_ZONE)
  if (read === undefined) throw new Error(`"${date}" is not a date.`)
  return read
}
