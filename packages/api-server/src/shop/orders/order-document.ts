import type { OrderRequest, OrderRequestAddress } from '@vitrin/api-contract'
import { dayOf, deliveryDates, deliveryWindow, workingDayAfter } from '@vitrin/made-to-measure'
import { grossToNet, netToKronor, toKronor, type RowTotals } from '@vitrin/pricing'
import type { HostDatabase, NewOrderLine } from '../../database'
import { wireTotals } from '../carts/wire-totals'
import type { ShopOptions, ShopView } from '../../shop-options'
import { groupOfCustomer } from '../../customer-groups'
import type { ShopContext } from '../context'
import type { PricedLine, PricedOrder } from './price-order'

interface OrderFacts {
  readonly orderId: string
  readonly view: ShopView
  readonly body: OrderRequest
  readonly customerId: number | undefined
  readonly email: string
  readonly priced: PricedOrder
  readonly placedAt: number
}

type Document = Readonly<Record<string, unknown>>

/** The platform's order document without its items (contract §4), for history, confirmation and mail. */
export function orderDocument(
  { platformDate, shop, database }: ShopContext,
  { orderId, view, body, customerId, email, priced, placedAt }: OrderFacts,
): Document {
  const { storeCode, storeId, i18n } = view.storeView
  const { totals, rows, shippingTitle, isVirtual } = priced
  const { addressInformation } = body
  const amounts = wireTotals(totals, rows, view)
  const money = {
    grand_total: amounts.grand_total,
    subtotal: amounts.subtotal,
    subtotal_incl_tax: amounts.subtotal_incl_tax,
    shipping_amount: amounts.shipping_amount,
    shipping_incl_tax: amounts.shipping_incl_tax,
    shipping_tax_amount: amounts.shipping_tax_amount,
    tax_amount: amounts.tax_amount,
    discount_amount: amounts.discount_amount,
    // Clients of the original add it to tax_amount, which holds all of the tax here.
    discount_tax_compensation_amount: 0,
    total_due: amounts.grand_total,
  }
  const { billingAddress, shippingAddress, payment_method_code: method } = addressInformation
  const addressOf = (address: OrderRequestAddress, type: 'billing' | 'shipping') => ({
    country_id: i18n.defaultCountry,
    ...orderAddress(address, type, email),
  })
  return {
    order_id: orderId,
    state: 'new',
    status: 'pending',
    created_at: platformDate(placedAt),
    updated_at: platformDate(placedAt),
    customer_id: customerId ?? null,
    customer_email: email,
    customer_firstname: billingAddress.firstname,
    customer_lastname: billingAddress.lastname,
    customer_is_guest: customerId === undefined ? 1 : 0,
    customer_group_id: groupOfCustomer(customerId),
    ...money,
    ...Object.fromEntries(Object.entries(money).map(([name, amount]) => [`base_${name}`, amount])),
    ...(totals.coupon && { coupon_code: totals.coupon.code }),
    shipping_description: shippingTitle,
    is_virtual: isVirtual ? 1 : 0,
    total_item_count: rows.length,
    total_qty_ordered: amounts.items_qty,
    order_currency_code: i18n.currencyCode,
    base_currency_code: i18n.currencyCode,
    store_id: storeId,
    store_name: storeCode,
    quote_id: body.cart_id,
    billing_address: addressOf(billingAddress, 'billing'),
    payment: { method, additional_information: [view.titles.paymentMethods[method] ?? method] },
    status_histories: [],
    ...deliveryFacts(shop, database, priced, placedAt),
    extension_attributes: {
      // Clients of the original read the first assignment of each order, also of one without a delivery.
      shipping_assignments: [
        {
          shipping: {
            ...(shippingAddress &&
              !isVirtual && {
                address: addressOf(shippingAddress, 'shipping'),
                method: `${addressInformation.shipping_carrier_code}_${addressInformation.shipping_method_code}`,
              }),
            total: { shipping_amount: amounts.shipping_amount, shipping_incl_tax: amounts.shipping_incl_tax },
          },
        },
      ],
    },
  }
}

/** The days of delivery that the shopper was promised, and the last day on which measures can be changed. */
function deliveryFacts(
  { delivery }: ShopOptions,
  { stock }: Pick<HostDatabase, 'stock'>,
  { lines }: PricedOrder,
  placedAt: number,
): Document {
  const window =
    delivery &&
    deliveryWindow(
      lines.map(({ piece }) => ({
        delivery_days: piece.deliveryDays,
        made_to_measure: piece.madeToMeasure,
        product_type: piece.productType,
        stock: stock.of(piece.sku),
      })),
      delivery,
    )
  if (!window) return {}
  return {
    delivery_window: deliveryDates(window, placedAt, delivery.calendar),
    ...(lines.some(({ piece }) => piece.madeToMeasure) && {
      changes_until: workingDayAfter(dayOf(placedAt, delivery.calendar), delivery.changeDays, delivery.calendar),
    }),
  }
}

/**
 * One item of the order. It keeps all that the workshop needs, in case the product changes (design: in the cart and
 * the order).
 */
export function orderLine({ piece, qty }: PricedLine, totals: RowTotals): NewOrderLine {
  const { sku, name, productId, productType, price, originalPrice, rate, labels, completedOption, madeToMeasure } =
    piece
  const { image, files } = piece
  const { gross, net, discount, tax } = totals
  return {
    sku,
    qty,
    doc: {
      sku,
      name,
      product_id: productId,
      product_type: productType,
      qty_ordered: qty,
      qty_invoiced: 0,
      qty_shipped: 0,
      qty_refunded: 0,
      price: netToKronor(grossToNet(price, rate)),
      price_incl_tax: toKronor(price),
      original_price: toKronor(originalPrice),
      row_total: netToKronor(net),
      row_total_incl_tax: toKronor(gross),
      discount_amount: toKronor(discount),
      tax_amount: toKronor(tax),
      tax_percent: rate,
      options: labels,
      ...(completedOption && { product_option: completedOption }),
      ...(madeToMeasure && { made_to_measure: madeToMeasure }),
      ...(image && { image }),
      ...(files.length > 0 && { files }),
    },
  }
}

function orderAddress(address: OrderRequestAddress, type: 'billing' | 'shipping', email: string): Document {
  const given = Object.fromEntries(Object.entries(address).filter(([, value]) => value != null))
  return { ...given, address_type: type, email: address.email || email }
}
