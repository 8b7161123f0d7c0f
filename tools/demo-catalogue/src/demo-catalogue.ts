import type { EntityType } from '@vitrin/catalog'
import { attributeDocuments } from './builders/attribute-documents'
import { categoryDocuments } from './builders/category-documents'
import { cmsDocuments } from './builders/cms-content'
import { earlierPrices } from './builders/earlier-prices'
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

/** The demo shop Klarglas. Its documents never vary, so a host can compare their hash with the one that it stored. */
export function demoCatalogue(): CatalogueSeed {
  const products = withRelatedLinks([...glassRanges(), ...accessoryRanges()])
  const documents = [
    ...asDocuments('product', products),
    ...asDocuments('category', categoryDocuments(products)),
    ...asDocuments('attribute', attributeDocuments()),
    ...asDocuments('taxrule', taxRules),
    ...asDocuments('review', reviewDocuments([...cornerAndDoorReviews, ...otherReviews])),
    ...cmsDocuments(),
  ]
  return {
    hash: contentHash({ documents, coupons }),
    documents,
    coupons,
    earlierPrices: earlierPrices(products, priceRises),
  }
}

function asDocuments(type: EntityType, docs: readonly { readonly id: number }[]): readonly CatalogueDocument[] {
  return docs.map((doc) => ({ type, id: doc.id, doc: { ...doc } }))
}
