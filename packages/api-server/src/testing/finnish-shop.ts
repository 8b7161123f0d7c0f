import { mailMessages } from '@vitrin/i18n/messages/mail-en'
import { ore } from '@vitrin/pricing'
import type { CatalogueDocument } from '../ports'
import type { ShopOptions } from '../shop-options'
import { swedishShop } from './swedish-shop'

const { storeView } = swedishShop.views[0]

/** A shop in another currency, country and time zone, with its own methods. */
export const finnishShop: ShopOptions = {
  name: 'Kirkas',
  views: [
    {
      storeView: {
        ...storeView,
        storeCode: 'fi',
        storeId: 7,
        i18n: {
          ...storeView.i18n,
          defaultLocale: 'fi-FI',
          defaultCountry: 'FI',
          currencyCode: 'EUR',
          currencySign: '€',
          priceFormat: '{amount} {sign}',
          dateFormat: 'D.M.YYYY HH:mm',
          timeZone: 'Europe/Helsinki',
        },
        tax: { ...storeView.tax, defaultCountry: 'FI' },
        elasticsearch: { index: 'catalogue_fi' },
      },
      name: 'Suomi',
      titles: {
        subtotal: 'Välisumma',
        shipping: 'Toimitus',
        discount: 'Alennus',
        tax: 'ALV',
        grandTotal: 'Yhteensä',
        carriers: { posti: 'Posti' },
        shippingMethods: { home: 'Kotiinkuljetus', pickup: 'Nouto' },
        paymentMethods: { invoice: 'Lasku' },
      },
      mailMessages: {
        ...mailMessages,
        'mail.order.subject': 'Tilauksesi {{number}} – {{shop}}',
        'mail.order.title': 'Kiitos tilauksestasi',
        'mail.order.received': 'Hei {{name}}, saimme tilauksesi {{number}} {{date}}.',
        'mail.order.total': 'Yhteensä',
        'mail.order.tax': 'josta ALV',
        'mail.order.payment': 'Maksutapa',
        'mail.order.payment.invoice': 'Lasku 14 päivää',
      },
    },
  ],
  defaultTaxRate: 25.5,
  shippingMethods: [
    { carrierCode: 'posti', methodCode: 'home', price: ore(1290), rate: 25.5 },
    { carrierCode: 'posti', methodCode: 'pickup', price: ore(0), rate: 25.5 },
  ],
  paymentMethods: [{ code: 'invoice', offeredFor: 'all' }],
}

const mirror = {
  id: 41,
  sku: 'PEILI',
  name: 'Pyöreä peili',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  price: 149.9,
  stock: { product_id: 41, qty: 5, is_in_stock: true, manage_stock: true },
}
const taxRule = {
  id: 1,
  code: 'FI ALV',
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ id: 1, tax_country_id: 'FI', tax_region_id: 0, region_name: null, rate: 25.5 }],
}

/** A mirror for 149,90 € with 25.5 % VAT. */
export const finnishDocuments: readonly CatalogueDocument[] = [
  { type: 'product', id: mirror.id, doc: mirror },
  { type: 'taxrule', id: taxRule.id, doc: taxRule },
]
