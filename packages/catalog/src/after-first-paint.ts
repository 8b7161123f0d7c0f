// The code that no first paint needs, as one chunk: a page that the server rendered loads and adds nothing before
// the shopper does. Stores import it through `loadDeferredCode`.

// questions to the host
export { attributesQuery, categoriesQuery, categoryTreeQuery, reviewsQuery } from './category-queries'
export {
  allFiltersQuery,
  associatedProductsQuery,
  categoryProductsQuery,
  filterCountsQuery,
  homeListQuery,
  linkedProductsQuery,
  textSearchQuery,
} from './product-queries'
// what is made of the answers
export { loadCategory } from './category-loader'
export { normalizeCategory } from './category'
export { listedProduct } from './listed-product'
export { loadProduct } from './product-loader'
export { withStock } from './stock-rules'
// pieces of own measures
export { cuttingRules } from './cutting-rules'
// lines for the cart
export { cartItemDrafts } from './selection/cart-item-drafts'
