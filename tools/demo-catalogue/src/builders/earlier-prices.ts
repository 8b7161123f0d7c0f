import type { ConfigurableChild } from '@vitrin/catalog'
import { stockholmToEpochMs, toOre } from '@vitrin/pricing'
import type { CatalogueSeed, ProductDocument } from '../catalogue-seed'
import type { PriceRise } from '../shop/price-rises'
import { priced } from './priced'

/** What everything has cost since it was launched: a host records it as it records every change of prices (decisions.md 25). */
export function earlierPrices(products: readonly ProductDocument[], rises: readonly PriceRise[]): NonNullable<CatalogueSeed['earlierPrices']> {
  return products.flatMap((product) => {
    const rise = rises.find(({ productId }) => productId === product.id)
    const launched = instant(product.created_at)
    if (!rise) return [{ since: launched, products: [product] }]
    return [{ since: launched, products: [before(product, rise)] }, { since: instant(rise.on), products: [product] }]
  })
}

function before(product: ProductDocument, { by }: PriceRise): ProductDocument {
  const { made_to_measure: model, configurable_children: children } = product
  const cheaper = <Item extends ProductDocument | ConfigurableChild>(item: Item): Item => ({ ...item, ...priced(Number(item.regular_price) - by) })
  return {
    ...cheaper(product),
    ...(children && { configurable_children: children.map(cheaper) }),
    ...(model && { made_to_measure: { ...model, price: { ...model.price, made_to_measure_fee: model.price.made_to_measure_fee - toOre(by) } } }),
  }
}

function instant(date: string | undefined): number {
  const read = stockholmToEpochMs(date ?? '')
  if (read === undefined) throw new Error(`"${date}" is no date.`)
  return read
}
