/** How a store view writes money and dates (specification §3, R3.17). */
export interface I18nSettings {
  readonly defaultLocale: string
  readonly defaultCountry: string
  readonly currencyCode: string
  readonly currencySign: string
  /** Decimal mark; the locale's own when empty. */
  readonly currencyDecimal: string
  /** Group mark; the locale's own when empty. */
  readonly currencyGroup: string
  readonly fractionDigits: number
  /** With the placeholders `{amount}` and `{sign}`. */
  readonly priceFormat: string
  /** Of the tokens YYYY YY MM M DD D HH H hh h mm m ss s A a. */
  readonly dateFormat: string
  /** Shown dates use it, never the device's zone (decisions.md 14). */
  readonly timeZone: string
}

export interface TaxSettings {
  readonly defaultCountry: string
  readonly defaultRegion: string
  readonly sourcePriceIncludesTax: boolean
  readonly calculateServerSide: boolean
  /** Tax rules of the customer's group; off while null (R6.05). */
  readonly userGroupId: number | null
}

export interface ElasticsearchSettings {
  readonly index: string
}

export interface SeoSettings {
  readonly useUrlDispatcher: boolean
  readonly disableUrlRoutesPersistentCache: boolean
}

export interface StoreView {
  readonly storeCode: string
  readonly storeId: number
  /** Whether addresses begin with the store code. */
  readonly appendStoreCode: boolean
  readonly i18n: I18nSettings
  readonly tax: TaxSettings
  readonly elasticsearch: ElasticsearchSettings
  readonly seo: SeoSettings
}

export type StoreViewOptions = Omit<StoreView, 'storeId'> & { readonly storeId?: number | undefined }

/** R1.06 */
const DEFAULT_STORE_ID = 1

export function defineStoreView({ storeId = DEFAULT_STORE_ID, ...view }: StoreViewOptions): StoreView {
  return { ...view, storeId }
}
