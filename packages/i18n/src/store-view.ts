export interface Separators {
  readonly decimal: string
  readonly group: string
}

/** How a locale writes days. The patterns have the placeholders `{day}`, `{month}` and `{year}`. */
export interface DateWords {
  /** The twelve, from January, as they are written beside a day. */
  readonly months: readonly string[]
  readonly day: string
  readonly date: string
}

/** The language, currency and date format of a store view (specification §3, R3.17). */
export interface I18nSettings {
  readonly defaultLocale: string
  readonly defaultCountry: string
  readonly currencyCode: string
  readonly currencySign: string
  /** Decimal separator; empty: that of the locale. */
  readonly currencyDecimal: string
  /** Separator between groups of digits; empty: that of the locale. */
  readonly currencyGroup: string
  readonly fractionDigits: number
  /** Of the locale's numbers. Absent: the engine is asked, which takes a phone some time. */
  readonly separators?: Separators | undefined
  /** Of the locale's days. Absent: the engine is asked, which takes a phone some time. */
  readonly dateWords?: DateWords | undefined
  /** The pattern of the specification's price function, with the placeholders `{amount}` and `{sign}` (R9.15). */
  readonly priceFormat: string
  /** How shoppers see money (decisions.md 36). Absent: by `priceFormat`, always with decimals. */
  readonly shownMoney?: ShownMoney
  /** How the choices of this catalogue are put in words. Absent: with their labels. */
  readonly choiceWords?: ChoiceWords
  /** The pattern of the specification's date function (R9.15): the tokens YYYY YY MM M DD D HH H hh h mm m ss s A a. */
  readonly dateFormat: string
  /** Dates are shown in this zone, never in that of the device (decisions.md 14). */
  readonly timeZone: string
}

interface ShownMoney {
  /** A pattern with the placeholders `{amount}` and `{sign}`. Its spaces do not break. */
  readonly pattern: string
  /** Whether "5 895,00" is shown as "5 895". Totals of checkout, orders and mails keep their decimals. */
  readonly hideZeroDecimals: boolean
}

/** Patterns with the placeholders `{label}` and `{value}`; an empty one leaves the choice out. */
interface ChoiceWords {
  /** By the value of a label below, e.g. `Utan` → `Ingen {label}`. It comes first. */
  readonly byValue: Readonly<Record<string, string>>
  /** By the label, e.g. `Gångjärn` → `{label} {value}`. */
  readonly byLabel: Readonly<Record<string, string>>
}

interface TaxSettings {
  readonly defaultCountry: string
  readonly defaultRegion: string
  readonly sourcePriceIncludesTax: boolean
  readonly calculateServerSide: boolean
  /** The customer group whose tax rules apply; null turns them off (R6.05). */
  readonly userGroupId: number | null
}

interface ElasticsearchSettings {
  readonly index: string
}

interface SeoSettings {
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
