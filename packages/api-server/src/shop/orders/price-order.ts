import { fieldRefusal, type FieldRefusals, type OrderRequest } from '@vitrin/api-contract'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import { ore } from '@vitrin/pricing'
import type { Coupon } from '../../ports'
import type { ShopOptions, ShopView } from '../../shop-options'
import type { BuyerContext } from '../carts/buyer-context'
import { guestLinesRefusal, guestQuantityRefusal } from '../carts/guest-limits'
import { totalsRow } from '../carts/cart-totals'
import { paymentMethods } from '../carts/payment-methods'
import { carrierTitle, findShipping, shippingTitle } from '../carts/shipping-methods'
import { pricePiece, type PricedPiece } from '../carts/price-piece'
import { totalsOf, type Totals } from '../carts/totals'
import { costRefusal, quantityRefusal } from '../carts/quantity-refusal'
import type { WireRow } from '../carts/wire-totals'

export interface PricedLine {
  readonly piece: PricedPiece
  readonly qty: number
  readonly row: WireRow
}

/** An order that may be placed, with its prices. */
export interface PricedOrder {
  readonly lines: readonly PricedLine[]
  readonly rows: readonly WireRow[]
  readonly totals: Totals
  readonly isVirtual: boolean
  readonly shippingTitle: string
}

/** Prices an order by the host's own documents, or refuses it with every wrong field (R7.13). */
export function priceOrder(
  context: BuyerContext,
  view: ShopView,
  order: OrderRequest,
  coupon: Coupon | undefined,
): Outcome<PricedOrder, FieldRefusals> {
  const priced = order.products.map((requested, index) => priceProduct(context, requested, index))
  const lines = priced.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
  const isVirtual = lines.length === priced.length && lines.every(({ piece }) => piece.isVirtual)
  const { shipping_carrier_code, shipping_method_code } = order.addressInformation
  const shipping = isVirtual
    ? undefined
    : findShipping(context.shop, { carrier_code: shipping_carrier_code, method_code: shipping_method_code })

  const tooMany = guestLinesRefusal(context.isGuest, order.products.length, 'products')
  const refusals = [
    ...(tooMany ? [tooMany] : []),
    ...priced.flatMap((outcome) => (outcome.ok ? [] : [outcome.rejection])),
    ...deliveryRefusals(context.shop, view, order, { isVirtual, isOffered: shipping !== undefined }),
  ]
  if (refusals.length > 0) return reject(refusals.flat())

  const rows = lines.map(({ row }) => row)
  const tooMuch = costRefusal(ore(rows.reduce((sum, { price, qty }) => sum + price * qty, 0)), 'products')
  if (tooMuch) return reject(tooMuch)
  return accept({
    lines,
    rows,
    totals: totalsOf({ rows, shipping, coupon }),
    isVirtual,
    shippingTitle: shipping ? `${carrierTitle(shipping, view)} - ${shippingTitle(shipping, view)}` : '',
  })
}

function priceProduct(
  context: BuyerContext,
  requested: OrderRequest['products'][number],
  index: number,
): Outcome<PricedLine, FieldRefusals> {
  const at = `products.${index}`
  const priced = pricePiece(context, requested, at)
  if (!priced.ok) return priced
  const { qty, server_item_id } = requested
  const refusal = quantityRefusal(context, priced.value, qty, at) ?? guestQuantityRefusal(context.isGuest, qty, at)
  return refusal
    ? reject(refusal)
    : accept({ piece: priced.value, qty, row: totalsRow(priced.value, qty, server_item_id ?? index + 1) })
}

/** A delivery needs an address and a shipping method; a region is not required (contract §6.1). */
function deliveryRefusals(
  shop: ShopOptions,
  view: ShopView,
  { addressInformation }: OrderRequest,
  { isVirtual, isOffered }: { readonly isVirtual: boolean; readonly isOffered: boolean },
): readonly FieldRefusals[] {
  const at = 'addressInformation'
  const methods = paymentMethods(shop, view, { isVirtual }).map(({ code }) => code)
  return [
    ...(isVirtual || addressInformation.shippingAddress
      ? []
      : [fieldRefusal(`${at}.shippingAddress`, 'is required (an address)')]),
    ...(isVirtual || isOffered
      ? []
      : [fieldRefusal(`${at}.shipping_method_code`, 'should be a shipping method that is offered')]),
    ...(methods.includes(addressInformation.payment_method_code)
      ? []
      : [fieldRefusal(`${at}.payment_method_code`, `should be ${methods.join(' or ')}`)]),
  ]
}
