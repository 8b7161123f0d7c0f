import { createRoutes, type ApiRoutes } from '../../http'
import type { Cart } from '../../database'
import { refused, refusedField } from '../calls/refusals'
import { answered, shopCall, type ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { cartCall } from './cart-call'
import { currentLines, wireItem } from './cart-item'
import { cartTotals, isVirtualCart } from './cart-totals'
import { createCart } from './create-cart'
import { findTypedCoupon } from './limit-coupons'
import { paymentMethods } from './payment-methods'
import { findShipping, shippingMethods, type RequestedShipping } from './shipping-methods'
import { updateLine } from './update-line'

/** Carts (contract §5). */
export function cartRoutes(context: ShopContext): ApiRoutes {
  const routes = createRoutes()
  const { shop, database } = context
  const { carts } = database
  const delivery = (cart: Cart) => ({ isVirtual: isVirtualCart(context, cart) })

  shopCall(routes, context, 'cartCreate', ({ identity: { customerId } }) => answered(createCart(context, customerId)))
  cartCall(routes, context, 'cartPull', (cart) =>
    answered(currentLines(context, cart).map((line) => wireItem(cart, line))),
  )
  cartCall(routes, context, 'cartUpdate', (cart, request) => updateLine(context, cart, request))
  cartCall(routes, context, 'cartDelete', (cart, { body: { cartItem } }) => {
    carts.removeLine(cart.id, cartItem.item_id)
    return answered(true)
  })
  cartCall(routes, context, 'cartTotals', (cart, { view }) => answered(cartTotals(context, view, cart)))
  cartCall(routes, context, 'cartPaymentMethods', (cart, { view }) =>
    answered(paymentMethods(shop, view, delivery(cart))),
  )
  cartCall(routes, context, 'cartShippingMethods', (cart, { view }) =>
    answered(shippingMethods(shop, view, delivery(cart))),
  )
  cartCall(routes, context, 'cartShippingInformation', (cart, { view, body: { addressInformation } }) =>
    withShipping(context, cart, 'addressInformation', addressInformation, (chosen) => ({
      payment_methods: paymentMethods(shop, view, delivery(chosen)),
      totals: cartTotals(context, view, chosen),
    })),
  )
  cartCall(routes, context, 'cartCollectTotals', (cart, { view, body: { methods } }) =>
    withShipping(context, cart, 'methods', methods, (chosen) => cartTotals(context, view, chosen)),
  )
  cartCall(routes, context, 'cartApplyCoupon', (cart, { query, request }) => {
    const coupon = findTypedCoupon(context, { code: query.coupon, request, cart, buyer: cart })
    if (!coupon.ok)
      return 'tooMany' in coupon.rejection ? coupon.rejection.tooMany : refused('unknown', coupon.rejection.sentence)
    carts.setCoupon(cart.id, coupon.value.code)
    return answered(true)
  })
  cartCall(routes, context, 'cartDeleteCoupon', (cart) => {
    carts.setCoupon(cart.id, undefined)
    return answered(true)
  })
  cartCall(routes, context, 'cartCoupon', (cart) => answered(cart.coupon ?? ''))
  return routes
}

/** Stores the chosen shipping method. A request without a method leaves the cart's method as it is. */
function withShipping(
  context: ShopContext,
  cart: Cart,
  at: string,
  requested: RequestedShipping,
  result: (cart: Cart) => unknown,
): ShopOutcome {
  if (requested.carrier_code === undefined && requested.method_code === undefined) return answered(result(cart))
  const shipping = findShipping(context.shop, requested)
  if (!shipping) return refusedField(`${at}.shippingMethodCode`, 'should be a shipping method that is offered')
  const chosen = { carrier_code: shipping.carrierCode, method_code: shipping.methodCode }
  context.database.carts.setShipping(cart.id, chosen)
  return answered(result({ ...cart, shipping: chosen }))
}
