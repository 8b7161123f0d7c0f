// stores
export { AttributeStore } from './attribute-store'
export type { AttributeSnapshot, AttributeStoreOptions } from './attribute-store'
export { CategoryStore } from './category-store'
export type { CategoryKey } from './category-loader'
export type { CategorySnapshot, CategoryStoreOptions } from './category-store'
export { CompareStore } from './compare-store'
export type { CompareStoreOptions } from './compare-store'
export { CustomSizeStore } from './custom-size-store'
export type { CustomSizeStoreOptions } from './custom-size-store'
export { HomeStore } from './home-store'
export type { HomeSnapshot, HomeStoreOptions } from './home-store'
export { ListingStore } from './listing-store'
export type { ListingFilter, ListingSnapshot, ListingStoreOptions } from './listing-store'
export type { MeasureIssue } from './measure-issue'
export { ProductStore } from './product-store'
export type { ProductSnapshot, ProductStoreOptions } from './product-store'
export type { KnownAttributes } from './known-attributes'
export type { ProductAddress, ProductLoaderOptions } from './product-loader'
export { RecentlyViewedStore } from './recently-viewed-store'
export type { RecentlyViewedStoreOptions } from './recently-viewed-store'
export { RecentSearchesStore } from './recent-searches-store'
export type { RecentSearchesStoreOptions } from './recent-searches-store'
export { REVIEWS_SCOPE, ReviewStore } from './review-store'
export type { ReviewEvent, ReviewRejection, ReviewStoreOptions, SubmittedReview } from './review-store'
export { SearchStore } from './search-store'
export type { SearchFailure, SearchStoreOptions } from './search-store'
export { WishlistStore } from './wishlist-store'
export type { WishlistStoreOptions } from './wishlist-store'
export { prepareCatalog } from './deferred-code'
// selection
export type { CustomSizeFailure, HostMeasurement } from './selection/host-measurement'
export { loadSelection } from './selection/load-selection'
export type { Measurement, Measurer } from './selection/measurer'
export { ModelMeasurer } from './selection/model-measurer'
export type { ModelMeasurement, SizeMode } from './selection/model-measurement'
export type { ProductChoices, ProductWarning } from './selection/product-choices'
export { ProductSelection } from './selection/product-selection'
export { restoreChoices } from './selection/restore-choices'
export type { ChosenBefore } from './selection/restore-choices'
export { toCartItems } from './selection/to-cart-items'
export { SelectableProduct } from './selection/selectable-product'
// model
export { DEFAULT_CATALOG_CONFIG } from './catalog-config'
export type { CatalogConfig, HomeListConfig, SortOption } from './catalog-config'
export type { CartItemDraft } from './cart-item-draft'
export type { ComparedAttribute } from './compare-attributes'
export type { KeptEvent } from './kept-products'
export { ROOT_CATEGORY_ID } from './category'
export type { Category } from './category'
export type { Attribute, AttributeOption, AttributeSource } from './attribute'
export type { ShownAttribute } from './shown-attributes'
export type { Breadcrumb } from './breadcrumbs'
export type { BundleOptionView, BundlePick, BundleSelection } from './bundle-options'
export type { CustomChoices, CustomOptionView, CustomValueView } from './custom-options'
export type { CustomSizeChoice, CustomSizeForm, CustomSizePiece, CustomSizePrice, CustomSizeValue } from './custom-size'
export type { FilterGroup, FilterOption, ListingQuery } from './filters'
export type { GalleryImage } from './gallery'
export type { ProductPrice } from './list-price'
export type { Picks, VariantOption, VariantValue } from './variant-options'
export type { SelectVariantOptions, VariantQuery } from './select-variant'
export type { OwnReview } from './own-review'
export type { Review } from './review'
export type { ReviewDraft, ReviewIssue } from './review-draft'
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
} from './product'
export type {
  AggregationBucket,
  Aggregations,
  AppliedFilter,
  AvailableFilter,
  EntityType,
  SearchQuery,
  SearchRequest,
  SearchResult,
} from './search-query'
// rules
export { refuseLine } from './add-rules'
export { attributeLabel, attributeTitle, findAttribute } from './attribute'
export { shownAttributes } from './shown-attributes'
export {
  categoryBreadcrumbs,
  categoryChainIds,
  categoryIdsBelow,
  findCategory,
  findCategoryByPath,
  productBreadcrumbs,
} from './breadcrumbs'
export { configure } from './configure'
export { hasImage } from './has-image'
export {
  chosenOptions,
  filtersFromAggregations,
  filtersFromQuery,
  mergeFilters,
  sortFromQuery,
  toggleFilter,
} from './filters'
export { galleryOf, productThumbnail } from './gallery'
export { optionIds } from './option-id'
export { normalizeProduct, prepareProduct } from './prepare-product'
export { listPrice } from './list-price'
export { selectVariant } from './select-variant'
export { NO_VARIANTS, withStock } from './stock-rules'
export { stockState } from './stock-state'
export type { StockState } from './stock-state'
// queries
export { attributesQuery, categoriesQuery, categoryTreeQuery, reviewsQuery } from './category-queries'
export type { CategoryQuery } from './category-queries'
export {
  allFiltersQuery,
  associatedProductsQuery,
  categoryProductsQuery,
  homeListQuery,
  linkedProductsQuery,
  parentOfVariantQuery,
  singleProductQuery,
  textSearchQuery,
} from './product-queries'
export type { CategoryListing } from './product-queries'
export { searchRequest } from './search-query'
export { CachingSearchGateway } from './caching-search-gateway'
export type { CachingSearchGatewayOptions } from './caching-search-gateway'
export { PlatformPrices } from './platform-prices'
export type { PlatformPricesOptions, PricedProduct, PricesAfterSync, Reprice } from './platform-prices'
export { CachingStockGateway } from './caching-stock-gateway'
export type { CachingStockGatewayOptions } from './caching-stock-gateway'
export { TaxingSearchGateway } from './taxing-search-gateway'
export type { TaxingSearchGatewayOptions, TaxSettings } from './taxing-search-gateway'
export { TwoStageSearchGateway } from './two-stage-search-gateway'
export type { TwoStageSearchGatewayOptions } from './two-stage-search-gateway'
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
