import type { ShopView } from '@vitrin/api-server'
import { mailMessages as english } from '@vitrin/i18n/messages/mail-en'
import { mailMessages as estonian } from '@vitrin/i18n/messages/mail-et'
import { mailMessages as finnish } from '@vitrin/i18n/messages/mail-fi'
import { mailMessages as italian } from '@vitrin/i18n/messages/mail-it'
import { mailMessages as russian } from '@vitrin/i18n/messages/mail-ru'
import { klarglas } from './klarglas'
import { klarglasHost } from './klarglas-host'

/** A view in another language: currency, country and catalogue are those of the Swedish view. */
function viewIn(
  storeCode: string,
  storeId: number,
  defaultLocale: string,
  texts: Omit<ShopView, 'storeView'>,
): ShopView {
  const { storeView } = klarglas
  return { ...texts, storeView: { ...storeView, storeCode, storeId, i18n: { ...storeView.i18n, defaultLocale } } }
}

/** The store views that the setting STORE_VIEWS can switch on, in the order of the language switcher. */
export const STORE_VIEWS: readonly ShopView[] = [
  klarglasHost.views[0],
  viewIn('en', 5, 'en-GB', {
    name: 'English',
    titles: {
      subtotal: 'Subtotal',
      shipping: 'Shipping',
      discount: 'Discount',
      tax: 'VAT',
      grandTotal: 'To pay',
      carriers: { flatrate: 'Home delivery' },
      shippingMethods: { flatrate: 'Carried inside' },
      paymentMethods: { cashondelivery: 'Payment on delivery', banktransfer: 'Bank transfer' },
    },
    mailMessages: english,
  }),
  viewIn('et', 6, 'et-EE', {
    name: 'Eesti',
    titles: {
      subtotal: 'Vahesumma',
      shipping: 'Tarne',
      discount: 'Soodustus',
      tax: 'Käibemaks',
      grandTotal: 'Maksta',
      carriers: { flatrate: 'Kojuvedu' },
      shippingMethods: { flatrate: 'Kanname tuppa' },
      paymentMethods: { cashondelivery: 'Maksmine kättesaamisel', banktransfer: 'Pangaülekanne' },
    },
    mailMessages: estonian,
  }),
  viewIn('ru', 7, 'ru-RU', {
    name: 'Русский',
    titles: {
      subtotal: 'Сумма товаров',
      shipping: 'Доставка',
      discount: 'Скидка',
      tax: 'НДС',
      grandTotal: 'К оплате',
      carriers: { flatrate: 'Доставка на дом' },
      shippingMethods: { flatrate: 'С заносом в помещение' },
      paymentMethods: { cashondelivery: 'Оплата при получении', banktransfer: 'Банковский перевод' },
    },
    mailMessages: russian,
  }),
  viewIn('fi', 8, 'fi-FI', {
    name: 'Suomi',
    titles: {
      subtotal: 'Välisumma',
      shipping: 'Toimitus',
      discount: 'Alennus',
      tax: 'ALV',
      grandTotal: 'Maksettavaa',
      carriers: { flatrate: 'Kotiinkuljetus' },
      shippingMethods: { flatrate: 'Kannamme sisään' },
      paymentMethods: { cashondelivery: 'Maksu toimituksen yhteydessä', banktransfer: 'Tilisiirto' },
    },
    mailMessages: finnish,
  }),
  viewIn('it', 9, 'it-IT', {
    name: 'Italiano',
    titles: {
      subtotal: 'Subtotale',
      shipping: 'Spedizione',
      discount: 'Sconto',
      tax: 'IVA',
      grandTotal: 'Da pagare',
      carriers: { flatrate: 'Consegna a domicilio' },
      shippingMethods: { flatrate: 'Fin dentro la stanza' },
      paymentMethods: { cashondelivery: 'Pagamento alla consegna', banktransfer: 'Bonifico bancario' },
    },
    mailMessages: italian,
  }),
]
