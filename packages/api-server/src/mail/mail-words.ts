import {
  createDateFormat,
  createDayFormat,
  createI18n,
  createPieceWords,
  type DateFormat,
  type DayFormat,
  type Formats,
  type MailMessageKey,
  type PieceWords,
} from '@vitrin/i18n'
import type { ShopOptions, ShopView } from '../shop-options'

/** Texts, formats and links for the mails of one store view. */
export interface MailWords {
  readonly locale: string
  readonly formats: Formats
  readonly date: DateFormat
  /** The measures and choices of a line. */
  readonly piece: PieceWords
  /** A message; `{{shop}}` is always known. A missing message is empty. */
  readonly t: (key: MailMessageKey, values?: Readonly<Record<string, string>>) => string
  /** A path such as `/sv/create-password` → the absolute address. */
  readonly link: (path: string) => string
  readonly day: DayFormat
  /** `11122` in Sweden → "111 22" */
  readonly postcode: (postcode: string, country: string) => string
  /** `NO` → "Norge"; empty for the shop's own country. */
  readonly country: (code: string) => string
  /** The address of the store view's start page. */
  readonly shopLink: string
}

export function mailWords({ name }: ShopOptions, { storeView, mailMessages }: ShopView, shopUrl: string): MailWords {
  const i18n = createI18n<MailMessageKey>({ storeView, messages: mailMessages })
  const link = (path: string): string => new URL(path, shopUrl).href
  const countries = new Intl.DisplayNames([i18n.locale], { type: 'region' })
  return {
    locale: i18n.locale,
    formats: i18n.formats,
    date: createDateFormat(storeView.i18n),
    piece: createPieceWords(storeView.i18n),
    day: createDayFormat(storeView.i18n),
    postcode: spacedPostcode,
    t: (key, values) => i18n.t(key, { shop: name, ...values }),
    link,
    country: (code) => (code === storeView.i18n.defaultCountry ? '' : (countries.of(code) ?? code)),
    shopLink: link(storeView.appendStoreCode ? `/${storeView.storeCode}` : '/'),
  }
}

/** Countries that write five digits in two groups. */
const SPACED: readonly string[] = ['SE', 'CZ', 'GR', 'SK']

function spacedPostcode(postcode: string, country: string): string {
  const digits = postcode.replaceAll(/\s/g, '')
  return SPACED.includes(country) && /^\d{5}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3)}` : postcode
}
