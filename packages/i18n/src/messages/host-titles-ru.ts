import type { HostTitles } from './host-titles-en'

/** The Russian titles of carts and orders. */
export const hostTitles: HostTitles = {
  subtotal: 'Сумма товаров',
  shipping: 'Доставка',
  discount: 'Скидка',
  tax: 'НДС',
  grandTotal: 'К оплате',
  carriers: { flatrate: 'Доставка на дом' },
  shippingMethods: { flatrate: 'С заносом в помещение' },
  paymentMethods: { cashondelivery: 'Оплата при получении', banktransfer: 'Банковский перевод' },
}
