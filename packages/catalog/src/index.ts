// stores
export { AttributeStore } from './attributes/attribute-store'
export { CategoryStore } from './categories/category-store'
export { CompareStore } from './lists/compare-store'
export { CustomSizeStore } from './own-measures/custom-size-store'
export { HomeStore } from './listing/home-store'
export { ListingStore } from './listing/listing-store'
export { ProductStore } from './product-page/product-store'
export { RecentlyViewedStore } from './lists/recently-viewed-store'
export { RecentSearchesStore } from './search/recent-searches-store'
export { ReviewStore, REVIEWS_SCOPE } from './reviews/review-store'
export type { ReviewEvent, SubmittedReview } from './reviews/review-store'
export { SearchStore } from './search/search-store'
export { WishlistStore } from './lists/wishlist-store'
export type { SavedProductsEvent } from './lists/saved-products'
export { prepareCatalog } from './deferred-code'

// selection: what a shopper chooses of a product
export { ProductSelection } from './selection/product-selection'
export { loadSelection } from './selection/load-selection'
export type { ProductLoaderOptions } from './product-page/product-loader'
export { valueSurcharge } from './selection/value-surcharge'
export { addressOfChoices } from './selection/choices-to-query'
export { restoreChoices } from './selection/restore-choices'
export { toCartItems } from './selection/to-cart-items'
export type { CartItemDraft } from './selection/cart-item-draft'
export type { BundleOptionView } from './selection/bundle-options'
export type { CustomOptionView, CustomValueView } from './selection/custom-options'
export type { VariantOption } from './selection/variant-options'
export type { CustomSizeForm, CustomSizePiece, CustomSizePrice } from './own-measures/custom-size'
export type { MeasureIssue } from './own-measures/measure-issue'

// documents
export type { ListedProduct } from './document/listed-product'
export type { OptionId } from './document/option-id'
export type { AttributeMetadata, CatalogueProduct, ProductDocument, ProductType } from './document/product'
export type { ProductPart } from './document/product-part'
export type { StockItem } from './document/stock-item'
export type { ConfigurableChild } from './document/variant'
export type { Attribute } from './attributes/attribute'
export { ROOT_CATEGORY_ID } from './categories/category'
export type { Category } from './categories/category'
export type { CategoryKey } from './categories/category-loader'
export type { OwnReview } from './reviews/own-review'
export type { Review } from './reviews/review'

// what pages and themes show of them
export { categoryBreadcrumbs, findCategory } from './categories/breadcrumbs'
export type { Breadcrumb } from './categories/breadcrumbs'
export { categoriesOutsideMenu, menuCategories, menuCategoryAt } from './categories/menu-categories'
export type { ShownPicture } from './document/pictures-of-choices'
export { choiceLabel } from './own-measures/choice-label'
export { modelValueOf, optionOfChoice } from './own-measures/choice-option'
export { weightOfPiece } from './own-measures/weight-of-piece'
export { averageStars, starsOf } from './reviews/stars'
export { galleryOf } from './document/gallery'
export { hasImage } from './document/has-image'
export { loadBestsellers } from './listing/load-bestsellers'
export { loadSizes } from './sizes/load-sizes'
export type { SizeFamily } from './sizes/size-families'
export { listPrice } from './prices/list-price'
export type { ProductPrice } from './prices/list-price'
export type { ComparedAttribute } from './lists/compare-attributes'
export { shownAttributes } from './attributes/shown-attributes'

// gateways around a host's gateway, and current prices
export { CachingSearchGateway } from './search/caching-search-gateway'
export { TaxingSearchGateway } from './search/taxing-search-gateway'
export { TwoStageSearchGateway } from './search/two-stage-search-gateway'
export { CachingStockGateway } from './stock/caching-stock-gateway'
export { PlatformPrices } from './prices/platform-prices'
export type { Reprice } from './prices/platform-prices'

// ports
export type {
  CachedSearch,
  CustomSizeGateway,
  ListStorage,
  PlatformPrice,
  PriceGateway,
  ReviewGateway,
  SearchCache,
  SearchGateway,
  StockGateway,
} from './ports'
export { searchRequest } from './search/search-query'
export type {
  AggregationBucket,
  Aggregations,
  AppliedFilter,
  EntityType,
  SearchRequest,
  SearchResult,
} from './search/search-query'

// configuration
export { DEFAULT_CATALOG_CONFIG } from './catalog-config'
export type { CatalogConfig } from './catalog-config'

// rejections
export type { AddRejection } from './rejections'
export type { ReviewRejection } from './reviews/review-store'
