import { createDateFormat, createI18n, type DateFormat, type Formats, type MailMessageKey } from '@vitrin/i18n'
import type { ShopOptions, ShopView } from '../shop-options'

/** The words, numbers and addresses that a mail is written with. */
export interface MailWords {
  readonly locale: string
  readonly formats: Formats
  readonly date: DateFormat
  /** `shop` is known to every sentence. A sentence that is missing is empty. */
  readonly t: (key: MailMessageKey, values?: Readonly<Record<string, string>>) => string
  /** `/sv/create-password` → what a mail program can open. */
  readonly link: (path: string) => string
  /** `NO` → "Norge"; the shop's own country goes without saying, and is empty. */
  readonly country: (code: string) => string
  /** Where the store view begins. */
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
    t: (key, values) => i18n.t(key, { shop: name, ...values }),
    link,
    country: (code) => (code === storeView.i18n.defaultCountry ? '' : (countries.of(code) ?? code)),
    shopLink: link(storeView.appendStoreCode ? `/${storeView.storeCode}` : '/'),
  }
}
