// The code that no first paint needs, as one chunk: a page that the server rendered loads and adds nothing before
// the shopper does. Stores import it through `loadDeferredCode`.

// queries
export { attributesQuery, categoriesQuery, categoryTreeQuery } from './categories/category-queries'
export {
  associatedProductsQuery,
  bestsellersQuery,
  homeListQuery,
  linkedProductsQuery,
  sizedProductsQuery,
  textSearchQuery,
} from './search/product-queries'
// loading and reading of documents
export { loadCategory } from './categories/category-loader'
export { menuCategory } from './categories/menu-category'
export { listedProduct } from './document/list-product'
export { loadHomeHighlights } from './listing/load-home-highlights'
export { loadListing, loadListingPage } from './listing/listing-loader'
export { loadProduct } from './product-page/product-loader'
export { loadRelated, loadReviews, loadStock } from './product-page/page-loaders'
// choices of an address
export { choicesFromQuery } from './selection/choices-from-query'
// pieces of own measures
export { cuttingRules } from './own-measures/cutting-rules'
// families of sizes
export { sizeFamilies } from './sizes/size-families'
// lines for the cart
export { cartItemDrafts } from './selection/cart-item-drafts'
