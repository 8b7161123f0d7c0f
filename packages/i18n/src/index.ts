// store view
export { defineStoreView } from './store-view'
export { dateWordsOf } from './date-words'
export type { DateWords, Separators, StoreView } from './store-view'

// messages (the texts themselves: @vitrin/i18n/messages/en and /sv)
export { createI18n, sharedI18n } from './create-i18n'
export { translateHostSentence } from './translate-host-sentence'
export type { I18n, Messages, Translate } from './create-i18n'
export type { MessageKey, MessageOverrides, MessageRef, ShopMessages } from './message-key'
export type { MessageKeyOf, Translation } from './translation'
export type { MailMessageKey, MailMessages } from './messages/mail-en'
export type { HostSentences } from './translate-host-sentence'

// formats
export { createDayFormat } from './day-format'
export type { DayFormat } from './day-format'
export { createDateFormat } from './date-format'
export { createFormats } from './formats'
export { createPatternDateFormat } from './pattern-date-format'
export { createPatternPriceFormat } from './pattern-price-format'
export { createPieceWords } from './piece-words'
export { stripHtml } from './strip-html'
export type { Formats } from './formats'
export type { DateFormat } from './date-format'
export type { PieceWords } from './piece-words'
