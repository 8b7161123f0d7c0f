import type { CatalogueProduct, Review } from '@vitrin/catalog'
import { stripHtml } from '@vitrin/i18n'
import { toKronor } from '@vitrin/pricing'
import { productPath, type CurrentPage, type Storefront } from '@vitrin/storefront'
import type { AggregateRating, Offer, Product, WithContext } from 'schema-dts'
import { imageUrl } from './image-url'

const BEST_RATING = 5

/** The product with the offer of the chosen variant, so that machines read the price that people see. */
export function productData(
  { config }: Storefront,
  { model }: CurrentPage<'product'>,
  origin: string,
): WithContext<Product> | undefined {
  const { parent, product, gallery, selection, reviews } = model.store
  if (!parent || !product) return undefined
  const description = stripHtml(parent.meta_description || parent.short_description || (model.description ?? ''))
  const aggregateRating = ratingOf(reviews)
  const price = selection?.price
  const sold = price?.special ?? price?.regular
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: parent.name,
    sku: parent.sku,
    url: origin + productPath(parent, config.routedViews),
    ...(description && { description }),
    ...(gallery.length > 0 && { image: gallery.map(({ src }) => imageUrl(src, config.mediaBaseUrl || origin)) }),
    ...(sold !== undefined && {
      offers: offerOf(
        product,
        toKronor(sold),
        price?.special !== undefined,
        `${origin}${productPath(product, config.routedViews)}`,
        config.storeView.i18n.currencyCode,
      ),
    }),
    ...(aggregateRating && { aggregateRating }),
  }
}

function offerOf(
  product: CatalogueProduct,
  kronor: number,
  isReduced: boolean,
  url: string,
  priceCurrency: string,
): Offer {
  const price = kronor.toFixed(2)
  const until = isReduced ? product.special_to_date?.slice(0, 10) : undefined
  return {
    '@type': 'Offer',
    sku: product.sku,
    url,
    price,
    priceCurrency,
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, valueAddedTaxIncluded: true },
    availability:
      product.stock && !product.stock.is_in_stock ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    ...(until && { priceValidUntil: until }),
  }
}

/**
 * The average of the shown reviews with stars; undefined without any, because a missing rating is not a rating of 0.
 */
function ratingOf(reviews: readonly Review[]): AggregateRating | undefined {
  const percents = reviews.flatMap(({ ratings }) =>
    Number.isFinite(ratings?.[0]?.percent) ? [ratings![0]!.percent] : [],
  )
  if (percents.length === 0) return undefined
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length
  return {
    '@type': 'AggregateRating',
    ratingValue: Number(((mean * BEST_RATING) / 100).toFixed(1)),
    bestRating: BEST_RATING,
    worstRating: 1,
    ratingCount: percents.length,
    reviewCount: reviews.length,
  }
}
