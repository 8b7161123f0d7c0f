// store view
export { defineStoreView } from './store-view'
export type {
  ElasticsearchSettings,
  I18nSettings,
  SeoSettings,
  StoreView,
  StoreViewOptions,
  TaxSettings,
} from './store-view'

// messages (the sentences themselves: @vitrin/i18n/messages/en and /sv)
export { createI18n } from './create-i18n'
export { translateHostSentence } from './translate-host-sentence'
export type { I18n, I18nOptions, Messages, MessageValues } from './create-i18n'
export type { HostSentences } from './translate-host-sentence'
export type { SharedMessageKey } from './messages/en'

// formats
export { createDateFormat } from './date-format'
export { createFormats } from './formats'
export { stripHtml } from './strip-html'
export type { Formats } from './formats'
export type { PricePart } from './price-format'
export type { DateFormat } from './date-format'
