// the demo shop
export { demoCatalogue } from './demo-catalogue'
// documents
export type { CatalogueDocument, CatalogueSeed, Coupon } from './catalogue-seed'
