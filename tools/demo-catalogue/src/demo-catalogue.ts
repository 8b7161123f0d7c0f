import type { EntityType } from '@vitrin/catalog'
import { attributeDocuments } from './builders/attribute-documents'
import { categoryDocuments } from './builders/category-documents'
import { cmsDocuments } from './builders/cms-content'
import { earlierPrices } from './builders/earlier-prices'
import { daysSinceWritten, WRITTEN_FOR_MS, withRiseMoved, withSaleMoved } from './builders/moved-sales'
import { withRelatedLinks } from './builders/related-links'
import { reviewDocuments } from './builders/review-documents'
import type { CatalogueDocument, CatalogueSeed } from './catalogue-seed'
import { cornerAndDoorReviews } from './content/reviews/shower-doors-and-corners'
import { otherReviews } from './content/reviews/walls-to-accessories'
import { glassRanges } from './ranges'
import { contentHash } from './content-hash'
import { accessoryRanges } from './ranges/accessories'
import { coupons } from './shop/coupons'
import { priceRises } from './shop/price-rises'
import { taxRules } from './shop/tax-rules'

/**
 * The demo shop Klarglas. Reductions have dates, which move to the day of `nowMs` (ms since 1970), so that a new shop
 * always has current, past and future ones. The hash does not vary with that day: a host compares it with the one that
 * it stored, and keeps the dates that it has.
 */
export function demoCatalogue(nowMs = WRITTEN_FOR_MS): CatalogueSeed {
  const written = withRelatedLinks([...glassRanges(), ...accessoryRanges()])
  const others = [
    ...asDocuments('category', categoryDocuments(written)),
    ...asDocuments('attribute', attributeDocuments()),
    ...asDocuments('taxrule', taxRules),
    ...asDocuments('review', reviewDocuments([...cornerAndDoorReviews, ...otherReviews])),
    ...cmsDocuments(),
  ]
  const days = daysSinceWritten(nowMs)
  const products = written.map((product) => withSaleMoved(product, days))
  const rises = priceRises.map((rise) => withRiseMoved(rise, days))
  return {
    hash: contentHash({ documents: [...asDocuments('product', written), ...others], coupons }),
    documents: [...asDocuments('product', products), ...others],
    coupons,
    earlierPrices: earlierPrices(products, rises),
  }
}

function asDocuments(type: EntityType, docs: readonly { readonly id: number }[]): readonly CatalogueDocument[] {
  return docs.map((doc) => ({ type, id: doc.id, doc: { ...doc } }))
}
