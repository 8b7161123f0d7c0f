import type { ShopView } from '@vitrin/api-server'
import { hostTitles as englishTitles } from '@vitrin/i18n/messages/host-titles-en'
import { hostTitles as estonianTitles } from '@vitrin/i18n/messages/host-titles-et'
import { hostTitles as finnishTitles } from '@vitrin/i18n/messages/host-titles-fi'
import { hostTitles as italianTitles } from '@vitrin/i18n/messages/host-titles-it'
import { hostTitles as russianTitles } from '@vitrin/i18n/messages/host-titles-ru'
import { mailMessages as englishMails } from '@vitrin/i18n/messages/mail-en'
import { mailMessages as estonianMails } from '@vitrin/i18n/messages/mail-et'
import { mailMessages as finnishMails } from '@vitrin/i18n/messages/mail-fi'
import { mailMessages as italianMails } from '@vitrin/i18n/messages/mail-it'
import { mailMessages as russianMails } from '@vitrin/i18n/messages/mail-ru'
import { klarglas } from './klarglas'
import { klarglasHost } from './klarglas-host'

/** A view in another language: currency, country and products are those of the Swedish view. */
function viewIn(
  storeCode: string,
  storeId: number,
  defaultLocale: string,
  texts: Omit<ShopView, 'storeView'>,
): ShopView {
  const { storeView } = klarglas
  const i18n = { ...storeView.i18n, defaultLocale }
  return { ...texts, storeView: { ...storeView, storeCode, storeId, i18n, elasticsearch: { index: indexOf(storeId) } } }
}

/** The name of the index tells the host which view asks; its pages and blocks are those of the view. */
const indexOf = (storeId: number): string => `vue_storefront_magento_${storeId}`

/** The store views that the setting STORE_VIEWS can switch on, in the order of the language switcher. */
export const STORE_VIEWS: readonly ShopView[] = [
  klarglasHost.views[0],
  viewIn('en', 5, 'en-GB', { name: 'English', titles: englishTitles, mailMessages: englishMails }),
  viewIn('et', 6, 'et-EE', { name: 'Eesti', titles: estonianTitles, mailMessages: estonianMails }),
  viewIn('ru', 7, 'ru-RU', { name: 'Русский', titles: russianTitles, mailMessages: russianMails }),
  viewIn('fi', 8, 'fi-FI', { name: 'Suomi', titles: finnishTitles, mailMessages: finnishMails }),
  viewIn('it', 9, 'it-IT', { name: 'Italiano', titles: italianTitles, mailMessages: italianMails }),
]
