import type { AnalyticsEvent } from './analytics-event'

/** One entry of a data layer: plain JSON. */
export type DataLayerDocument = Readonly<Record<string, unknown>>

/** The documents of contract §15.17. */
export function specifiedDocument(event: AnalyticsEvent, currencyCode: string): DataLayerDocument {
  switch (event.type) {
    case 'impressions':
      return {
        event: 'productImpression',
        eventLabel: event.list,
        ecommerce: { currencyCode, impressions: event.products },
      }
    case 'product-click':
      return {
        event: 'productClick',
        eventLabel: `Product: ${event.product.id}`,
        ecommerce: { click: { actionField: { list: event.list }, products: [event.product] } },
      }
    case 'product-detail':
      return {
        event: 'productDetail',
        eventAction: 'View Product Detail',
        eventLabel: `Product: ${event.product.id}`,
        ecommerce: { detail: { actionField: { list: event.product.list ?? '' }, products: [event.product] } },
      }
    case 'add-to-cart':
      return { event: 'addToCart', ecommerce: { currencyCode, add: { products: [event.product] } } }
    case 'remove-from-cart':
      return { event: 'removeFromCart', ecommerce: { currencyCode, remove: { products: [event.product] } } }
    case 'add-to-wishlist':
      return { event: 'addToWishlist', ecommerce: { currencyCode, add: { products: [event.product] } } }
    case 'add-to-compare':
      return { event: 'addToCompare', ecommerce: { currencyCode, add: { products: [event.product] } } }
    case 'cart':
      return { event: 'cart', eventLabel: 'Cart', ecommerce: { cart: { products: event.products } } }
    case 'checkout-step':
      return {
        event: 'checkout',
        eventLabel: 'Checkout',
        ecommerce: {
          currencyCode,
          checkout: {
            actionField: { step: event.step, ...(event.option && { option: event.option }) },
            products: event.products,
          },
        },
      }
    case 'checkout-option':
      return {
        event: 'checkoutOption',
        ecommerce: { checkout_option: { actionField: { step: event.step, option: event.option } } },
      }
    default:
      return {
        event: 'purchase',
        eventLabel: 'Success Page',
        ecommerce: {
          currencyCode,
          purchase: {
            actionField: {
              id: event.id,
              affiliation: '',
              revenue: event.total_due,
              tax: event.tax_amount,
              shipping: event.shipping_amount,
              coupon: event.coupon_code,
            },
            products: event.products,
          },
        },
      }
  }
}
