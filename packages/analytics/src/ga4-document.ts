import type { AnalyticsEvent, CheckoutTrackingStep } from './analytics-event'
import type { DataLayerDocument } from './specified-document'
import type { TrackedProduct } from './tracked-product'

/** The e-commerce event of GA4; `undefined` when GA4 has no such event. */
export function ga4Document(event: AnalyticsEvent, currency: string): DataLayerDocument | undefined {
  const ecommerceEvent = (
    name: string,
    products: readonly TrackedProduct[],
    more: DataLayerDocument = {},
  ): DataLayerDocument => ({
    event: name,
    ecommerce: { currency, value: valueOf(products), ...more, items: products.map(ga4Item) },
  })
  switch (event.type) {
    case 'impressions':
      return { event: 'view_item_list', ecommerce: { item_list_name: event.list, items: event.products.map(ga4Item) } }
    case 'product-click':
      return { event: 'select_item', ecommerce: { item_list_name: event.list, items: [ga4Item(event.product)] } }
    case 'product-detail':
      return ecommerceEvent('view_item', [event.product])
    case 'add-to-cart':
      return ecommerceEvent('add_to_cart', [event.product])
    case 'remove-from-cart':
      return ecommerceEvent('remove_from_cart', [event.product])
    case 'add-to-wishlist':
      return ecommerceEvent('add_to_wishlist', [event.product])
    case 'cart':
      return ecommerceEvent('view_cart', event.products)
    case 'checkout-step': {
      const step = STEPS[event.step]
      return (
        step &&
        ecommerceEvent(step.name, event.products, step.choice && event.choice ? { [step.choice]: event.choice } : {})
      )
    }
    case 'purchase':
      return ecommerceEvent('purchase', event.products, {
        transaction_id: event.id,
        value: event.total_due,
        tax: event.tax_amount,
        shipping: event.shipping_amount,
        ...(event.coupon_code && { coupon: event.coupon_code }),
      })
    default:
      return undefined
  }
}

interface Ga4Step {
  readonly name: string
  readonly choice?: string
}

const STEPS: Readonly<Partial<Record<CheckoutTrackingStep, Ga4Step>>> = {
  1: { name: 'begin_checkout' },
  3: { name: 'add_shipping_info', choice: 'shipping_tier' },
  4: { name: 'add_payment_info', choice: 'payment_type' },
}

function ga4Item({ sku, name, price, quantity, variant, category, position, list }: TrackedProduct): DataLayerDocument {
  return {
    item_id: sku,
    item_name: name,
    price,
    quantity: quantity ?? 1,
    ...(variant !== undefined && { item_variant: variant }),
    ...(category !== undefined && { item_category: category }),
    ...(position !== undefined && { index: position }),
    ...(list !== undefined && { item_list_name: list }),
  }
}

/** SEK, rounded to two decimals because sums of binary fractions are inexact. */
function valueOf(products: readonly TrackedProduct[]): number {
  return Math.round(products.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0) * 100) / 100
}
