import { lowest, type Ore } from '@vitrin/pricing'
import type { CatalogConfig } from '../catalog-config'
import { listedProduct } from '../document/list-product'
import type { ProductDocument } from '../document/product'
import type { SearchGateway } from '../ports'
import { listPrice } from '../prices/list-price'
import type { Review } from '../reviews/review'
import { averageStars, starsOf } from '../reviews/stars'
import { latestReviewsQuery } from '../categories/category-queries'
import { pricesQuery } from '../search/product-queries'
import type { HomeHighlights } from './home-highlights'

const QUOTES = 3

/** Two requests, however many categories and reviews there are. */
export async function loadHomeHighlights(search: SearchGateway, config: CatalogConfig): Promise<HomeHighlights> {
  const [{ items: products }, { items: reviews }] = await Promise.all([
    search.search<ProductDocument>(pricesQuery(config)),
    search.search<Review>(latestReviewsQuery()),
  ])
  const names = new Map(products.map(({ id, name }) => [id, name]))
  return {
    lowestPrices: lowestPrices(products),
    averageStars: averageStars(reviews),
    reviewCount: reviews.filter((review) => starsOf(review) !== undefined).length,
    quotes: reviews.slice(0, QUOTES).map(({ id, detail, nickname, product_id }) => ({
      id,
      text: detail,
      author: nickname,
      product: names.get(product_id),
    })),
  }
}

function lowestPrices(products: readonly ProductDocument[]): Readonly<Record<number, Ore>> {
  const prices: Record<number, Ore> = {}
  for (const product of products) {
    const price = listPrice(listedProduct(product))
    if (!price) continue
    const paid = price.special ?? price.regular
    for (const id of product.category_ids ?? []) {
      const known = prices[Number(id)]
      prices[Number(id)] = known === undefined ? paid : lowest(known, paid)
    }
  }
  return prices
}
