import { reviewsQuery } from '../categories/category-queries'
import { listedProduct } from '../document/list-product'
import type { ListedProduct } from '../document/listed-product'
import type { Product, ProductDocument } from '../document/product'
import type { SearchGateway, StockGateway } from '../ports'
import type { Review } from '../reviews/review'
import { linkedProductsQuery } from '../search/product-queries'
import { withStock } from '../stock/stock-rules'

/** Approved reviews. They belong to the product, not to a variant. */
export async function loadReviews(product: Product, search: SearchGateway): Promise<readonly Review[]> {
  const { items } = await search.search<Review>(reviewsQuery(product.id))
  return items
}

export async function loadRelated(product: Product, search: SearchGateway): Promise<readonly ListedProduct[]> {
  const skus = (product.product_links ?? [])
    .filter(({ link_type }) => link_type === 'related')
    .map(({ linked_product_sku }) => linked_product_sku)
  if (skus.length === 0) return []
  const { items } = await search.search<ProductDocument>(linkedProductsQuery(skus))
  return items.map(listedProduct)
}

/** A function that gives the product its current stock. */
export async function loadStock(
  product: Product,
  stock: StockGateway,
  config: { readonly listOutOfStock: boolean },
): Promise<(product: Product) => Product> {
  const skus = [product.sku, ...(product.configurable_children ?? []).map(({ sku }) => sku)]
  const items = await stock.list(skus, 'one by one')
  return (shown) => withStock(shown, items, config)
}
