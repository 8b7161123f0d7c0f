import type { CartItem } from '@vitrin/cart-sync'
import type { OrderAddress, OrderDocument, OrderProduct } from '@vitrin/kernel'
import { toKronor } from '@vitrin/pricing'
import { billingAddress, type AddressDetails, type CheckoutDetails } from './checkout-details'
import type { CheckoutCart } from './ports'

export interface OrderFacts {
  readonly order_id: string
  readonly nowMs: number
  readonly storeCode: string
  /** The customer's id, empty for a guest. */
  readonly userId: string
  readonly cart: Pick<CheckoutCart, 'items' | 'token' | 'totals' | 'coupon' | 'isVirtual' | 'shipping' | 'payment'>
  readonly details: CheckoutDetails
  /** Hosts that know `expected_totals` and what belongs to it get them (decisions.md 12, 33). */
  readonly hostComparesTotals: boolean
}

/** The order as it is stored and sent (contract §6.1). */
export function buildOrder({
  order_id,
  nowMs,
  storeCode,
  userId,
  cart,
  details,
  hostComparesTotals,
}: OrderFacts): OrderDocument {
  const now = new Date(nowMs).toISOString()
  const { paymentDetails, personalDetails } = details
  const invoice = paymentDetails.generateInvoice
    ? { company: paymentDetails.company.trim(), vat_id: paymentDetails.taxId.trim() }
    : { company: '', vat_id: '' }
  const email = personalDetails.emailAddress.trim().toLowerCase()
  return {
    user_id: userId,
    cart_id: cart.token ?? '',
    store_code: storeCode,
    order_id,
    created_at: now,
    updated_at: now,
    transmited: false,
    products: cart.items.map(orderProduct),
    ...(hostComparesTotals && {
      expected_totals: { grand_total: toKronor(cart.totals.grandTotal), tax_amount: toKronor(cart.totals.tax) },
      coupon_code: cart.coupon?.code ?? '',
      client_removes_lines: true,
    }),
    addressInformation: {
      billingAddress: { ...orderAddress(billingAddress(details, cart.isVirtual), email), ...invoice },
      ...(cart.isVirtual ? {} : { shippingAddress: orderAddress(details.shippingDetails, email) }),
      shipping_method_code: cart.isVirtual ? '' : (cart.shipping?.method_code ?? ''),
      shipping_carrier_code: cart.isVirtual ? '' : (cart.shipping?.carrier_code ?? ''),
      payment_method_code: cart.payment?.code ?? paymentDetails.paymentMethod,
      payment_method_additional: paymentDetails.paymentMethodAdditional,
      shippingExtraFields: null,
    },
  }
}

function orderProduct(item: CartItem): OrderProduct {
  return {
    sku: item.sku,
    parentSku: item.parentSku,
    qty: item.qty,
    name: item.name,
    price: item.price ?? 0,
    price_incl_tax: item.price_incl_tax ?? 0,
    product_type: item.product_type,
    product_option: item.product_option,
    ...(item.server_item_id !== undefined && { server_item_id: Number(item.server_item_id) }),
  }
}

/** A country without regions has an empty one. */
function orderAddress(address: AddressDetails, email: string): OrderAddress {
  return {
    region: address.state,
    region_id: address.region_id,
    region_code: '',
    country_id: address.country,
    street: [address.streetAddress.trim(), address.apartmentNumber.trim()],
    company: '',
    telephone: address.phoneNumber.trim(),
    postcode: address.zipCode.trim(),
    city: address.city.trim(),
    firstname: address.firstName.trim(),
    lastname: address.lastName.trim(),
    email,
  }
}
