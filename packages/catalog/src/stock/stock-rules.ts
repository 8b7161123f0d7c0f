import type { Product } from '../document/product'
import type { StockItem } from '../document/stock-item'
import { isAvailable } from '../selection/select-variant'
import { stockState } from './stock-state'

/** The text of `errors.variants`: a sentence of the specification (R8.05). */
const NO_VARIANTS = 'No available product variants'

/**
 * The product with its known stock (decisions.md 10). Disabled children are removed; children out of stock are removed
 * where such products are not listed. `errors.variants` is set when no child is left.
 */
export function withStock(
  product: Product,
  stocks: readonly StockItem[],
  { listOutOfStock }: { readonly listOutOfStock: boolean },
): Product {
  const byProduct = new Map(stocks.map((stock) => [Number(stock.product_id), stock]))
  const own = byProduct.get(product.id) ?? product.stock
  const children = product.configurable_children
    ?.map((child) => {
      const stock = byProduct.get(child.id)
      return stock ? { ...child, stock } : child
    })
    .filter((child) => isAvailable(child, listOutOfStock))
  const noneLeft = children?.length === 0
  const soldOut = !listOutOfStock && stockState({ stock: own }) === 'out_of_stock'
  return {
    ...product,
    ...(own && { stock: own }),
    ...(children && { configurable_children: children }),
    errors: { ...product.errors, variants: noneLeft || soldOut ? NO_VARIANTS : null },
  }
}
