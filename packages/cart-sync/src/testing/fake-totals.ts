import type { ServerCartItem, ServerTotals } from '../server-documents'

const PRICE = 100
const SHIPPING = 5

/** Every piece costs 100 kr, a coupon takes a tenth of them, shipping adds 5 kr once it is chosen. */
export function fakeTotals(cart: {
  readonly lines: readonly ServerCartItem[]
  readonly coupon: string | undefined
  readonly hasShipping: boolean
}): ServerTotals {
  const subtotal = cart.lines.reduce((sum, { qty }) => sum + qty * PRICE, 0)
  const discount = cart.coupon === undefined ? 0 : subtotal / 10
  const shipping = cart.hasShipping ? SHIPPING : 0
  const grand_total = subtotal - discount + shipping
  const tax_amount = grand_total / 5
  return {
    grand_total,
    tax_amount,
    subtotal_incl_tax: subtotal,
    shipping_incl_tax: shipping,
    discount_amount: -discount,
    ...(cart.coupon !== undefined && { coupon_code: cart.coupon }),
    items: cart.lines.map(({ item_id, qty }) => ({
      item_id,
      qty,
      row_total_incl_tax: qty * PRICE,
      price_incl_tax: PRICE,
      discount_amount: discount > 0 ? (qty * PRICE) / 10 : 0,
    })),
    total_segments: [
      { code: 'subtotal', title: 'Delsumma', value: subtotal },
      ...(cart.hasShipping ? [{ code: 'shipping', title: 'Frakt', value: shipping }] : []),
      ...(discount > 0 ? [{ code: 'discount', title: 'Rabatt', value: -discount }] : []),
      { code: 'tax', title: 'Moms', value: tax_amount },
      { code: 'grand_total', title: 'Summa', value: grand_total },
    ],
  }
}
