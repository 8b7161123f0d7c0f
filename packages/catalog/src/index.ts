// stores
export { AttributeStore } from './attributes/attribute-store'
export type { AttributeSnapshot, AttributeStoreOptions } from './attributes/attribute-store'
export { CategoryStore } from './categories/category-store'
export type { CategoryKey } from './categories/category-loader'
export type { CategorySnapshot, CategoryStoreOptions } from './categories/category-store'
export { CompareStore } from './lists/compare-store'
export type { CompareStoreOptions } from './lists/compare-store'
export { CustomSizeStore } from './own-measures/custom-size-store'
export type { CustomSizeStoreOptions } from './own-measures/custom-size-store'
export { HomeStore } from './listing/home-store'
export type { HomeSnapshot, HomeStoreOptions } from './listing/home-store'
export { ListingStore } from './listing/listing-store'
export type { ListingFilter, ListingSnapshot, ListingStoreOptions } from './listing/listing-store'
export type { MeasureIssue } from './own-measures/measure-issue'
export { ProductStore } from './product-page/product-store'
export type { ProductSnapshot, ProductStoreOptions } from './product-page/product-store'
export type { KnownAttributes } from './attributes/known-attributes'
export type { ProductAddress, ProductLoaderOptions } from './product-page/product-loader'
export { RecentlyViewedStore } from './lists/recently-viewed-store'
export type { RecentlyViewedStoreOptions } from './lists/recently-viewed-store'
export { RecentSearchesStore } from './search/recent-searches-store'
export type { RecentSearchesStoreOptions } from './search/recent-searches-store'
export { REVIEWS_SCOPE, ReviewStore } from './reviews/review-store'
export type { ReviewEvent, ReviewRejection, ReviewStoreOptions, SubmittedReview } from './reviews/review-store'
export { SearchStore } from './search/search-store'
export type { SearchFailure, SearchStoreOptions } from './search/search-store'
export { WishlistStore } from './lists/wishlist-store'
export type { WishlistStoreOptions } from './lists/wishlist-store'
export { prepareCatalog } from './deferred-code'
// selection
export type { CustomSizeFailure, HostMeasurement } from './own-measures/host-measurement'
export { loadSelection } from './selection/load-selection'
export type { Measurement, Measurer } from './own-measures/measurer'
export { ModelMeasurer } from './own-measures/model-measurer'
export type { ModelMeasurement, SizeMode } from './own-measures/model-measurement'
export type { ProductChoices, ProductWarning } from './selection/product-choices'
export { ProductSelection } from './selection/product-selection'
export { restoreChoices } from './selection/restore-choices'
export type { ChosenBefore } from './selection/restore-choices'
export { toCartItems } from './selection/to-cart-items'
export { SelectableProduct } from './selection/selectable-product'
// model
export { DEFAULT_CATALOG_CONFIG } from './catalog-config'
export type { CatalogConfig, HomeListConfig, SortOption } from './catalog-config'
export type { CartItemDraft } from './selection/cart-item-draft'
export type { ComparedAttribute } from './lists/compare-attributes'
export type { SavedProductsEvent } from './lists/saved-products'
export { ROOT_CATEGORY_ID } from './categories/category'
export type { Category } from './categories/category'
export type { Attribute, AttributeOption, AttributeSource } from './attributes/attribute'
export type { ShownAttribute } from './attributes/shown-attributes'
export type { Breadcrumb } from './categories/breadcrumbs'
export type { BundleOptionView, BundlePick, BundleSelection } from './selection/bundle-options'
export type { CustomChoices, CustomOptionView, CustomValueView } from './selection/custom-options'
export type {
  CustomSizeChoice,
  CustomSizeForm,
  CustomSizePiece,
  CustomSizePrice,
  CustomSizeValue,
} from './own-measures/custom-size'
export type { FilterGroup, FilterOption, ListingQuery } from './listing/filters'
export type { GalleryImage } from './document/gallery'
export type { ProductPrice } from './prices/list-price'
export type { Picks, VariantOption, VariantValue } from './selection/variant-options'
export type { SelectVariantOptions, VariantQuery } from './selection/select-variant'
export type { OwnReview } from './reviews/own-review'
export type { Review } from './reviews/review'
export type { ReviewDraft, ReviewIssue } from './reviews/review-draft'
export type {
  AttributeMetadata,
  BundleLink,
  BundleOption,
  ConfigurableChild,
  ConfigurableOption,
  ConfigurableOptionValue,
  Configuration,
  ConfigurationValue,
  CustomAttribute,
  CustomOption,
  CustomOptionValue,
  MediaGalleryEntry,
  OptionId,
  ConfiguredProduct,
  CatalogueProduct,
  ListedProduct,
  Prices,
  Product,
  ProductDocument,
  ProductCategory,
  ProductLink,
  ProductType,
  StockItem,
  TierPrice,
} from './document/product'
export type {
  AggregationBucket,
  Aggregations,
  AppliedFilter,
  AvailableFilter,
  EntityType,
  SearchQuery,
  SearchRequest,
  SearchResult,
} from './search/search-query'
// rules
export { refuseLine } from './selection/add-rules'
export { attributeLabel, attributeTitle, findAttribute } from './attributes/attribute'
export { shownAttributes } from './attributes/shown-attributes'
export {
  categoryBreadcrumbs,
  categoryChainIds,
  categoryIdsBelow,
  findCategory,
  findCategoryByPath,
  productBreadcrumbs,
} from './categories/breadcrumbs'
export { configure } from './selection/configure'
export { hasImage } from './document/has-image'
export {
  chosenOptions,
  filtersFromAggregations,
  filtersFromQuery,
  mergeFilters,
  sortFromQuery,
  toggleFilter,
} from './listing/filters'
export { galleryOf, productThumbnail } from './document/gallery'
export { optionIds } from './document/option-id'
export { normalizeProduct, prepareProduct } from './document/prepare-product'
export { listPrice } from './prices/list-price'
export { selectVariant } from './selection/select-variant'
export { NO_VARIANTS, withStock } from './stock/stock-rules'
export { stockState } from './stock/stock-state'
export type { StockState } from './stock/stock-state'
// queries
export { attributesQuery, categoriesQuery, categoryTreeQuery, reviewsQuery } from './categories/category-queries'
export type { CategoryQuery } from './categories/category-queries'
export {
  allFiltersQuery,
  associatedProductsQuery,
  categoryProductsQuery,
  homeListQuery,
  linkedProductsQuery,
  parentOfVariantQuery,
  singleProductQuery,
  textSearchQuery,
} from './search/product-queries'
export type { CategoryListing } from './search/product-queries'
export { searchRequest } from './search/search-query'
export { CachingSearchGateway } from './search/caching-search-gateway'
export type { CachingSearchGatewayOptions } from './search/caching-search-gateway'
export { PlatformPrices } from './prices/platform-prices'
export type { PlatformPricesOptions, PricedProduct, PricesAfterSync, Reprice } from './prices/platform-prices'
export { CachingStockGateway } from './stock/caching-stock-gateway'
export type { CachingStockGatewayOptions } from './stock/caching-stock-gateway'
export { TaxingSearchGateway } from './search/taxing-search-gateway'
export type { TaxingSearchGatewayOptions, TaxSettings } from './search/taxing-search-gateway'
export { TwoStageSearchGateway } from './search/two-stage-search-gateway'
export type { TwoStageSearchGatewayOptions } from './search/two-stage-search-gateway'
// ports
export type {
  CachedSearch,
  CustomSizeGateway,
  ListStorage,
  PlatformPrice,
  PriceAmounts,
  PriceGateway,
  ReviewGateway,
  SearchCache,
  SearchGateway,
  StockGateway,
} from './ports'
// errors
export type { AddRejection, EmptyResult, HiddenVariant, ProductLoadRejection } from './rejections'
