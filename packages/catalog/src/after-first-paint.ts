// The code that no first paint needs, as one chunk: a page that the server rendered loads and adds nothing before
// the shopper does. Stores import it through `loadDeferredCode`.

// questions to the host
export { attributesQuery, categoriesQuery, categoryTreeQuery, reviewsQuery } from './categories/category-queries'
export {
  allFiltersQuery,
  associatedProductsQuery,
  categoryProductsQuery,
  filterCountsQuery,
  homeListQuery,
  linkedProductsQuery,
  textSearchQuery,
} from './search/product-queries'
// what is made of the answers
export { loadCategory } from './categories/category-loader'
export { normalizeCategory } from './categories/category'
export { listedProduct } from './document/listed-product'
export { loadProduct } from './product-page/product-loader'
export { withStock } from './stock/stock-rules'
// pieces of own measures
export { cuttingRules } from './own-measures/cutting-rules'
// lines for the cart
export { cartItemDrafts } from './selection/cart-item-drafts'
