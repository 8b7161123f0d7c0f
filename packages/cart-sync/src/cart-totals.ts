import { DEFAULT_TAX_RATE, documentTaxRate, isShipped, localTotals, toOre, type Ore } from '@vitrin/pricing'
import { cartHash } from './cart-hash'
import type { CartDocument } from './cart-document'
import { CASH_ON_DELIVERY, chosenPayment, chosenShipping, type PaymentMethod, type ShippingMethod } from './methods'
import type { ServerTotals } from './server-documents'

/** Totals lines (R3.06); a host may add codes of its own. */
type TotalsCode = 'subtotal_incl_tax' | 'discount' | 'shipping' | 'payment' | 'grand_total' | (string & {})

interface TotalsLine {
  readonly code: TotalsCode
  /** The host's title, for a code of its own. */
  readonly title?: string
  /** Gross; a discount is negative. */
  readonly amount: Ore
}

export interface CartTotals {
  readonly lines: readonly TotalsLine[]
  readonly grandTotal: Ore
  /** The VAT within `grandTotal`. */
  readonly tax: Ore
  /** Positive. */
  readonly discount: Ore
  /** The amounts were computed here; the host has not confirmed them for this cart. */
  readonly stale: boolean
}

/** The state of the cart that totals depend on. Totals of another state are stale (R4.32). */
export function totalsBasis(cart: CartDocument): string {
  const { shipping, payment } = chosenMethods(cart)
  return JSON.stringify([cartHash(cart), shipping?.carrier_code, shipping?.method_code, payment?.code])
}

/** R4.32: the hash is empty or changed, or the host was never asked. */
export function isTotalsSyncRequired(cart: CartDocument): boolean {
  return !cart.cartServerLastTotalsSyncDate || cart.platformTotalsBasis !== totalsBasis(cart)
}

/**
 * The host's totals if they are about the cart as it is now; otherwise totals that are computed here (contract
 * §15.6).
 */
export function shownTotals(cart: CartDocument): CartTotals {
  return cart.platformTotals && !isTotalsSyncRequired(cart) ? hostTotals(cart.platformTotals) : ownTotals(cart)
}

/** No shipping for a cart of virtual and downloadable products only. */
export function isVirtualCart({ cartItems }: Pick<CartDocument, 'cartItems'>): boolean {
  return cartItems.length > 0 && cartItems.every(({ product_type }) => !isShipped(product_type))
}

/** A cart without delivery cannot be paid at delivery (R5.08). */
export function offeredPaymentMethods(cart: CartDocument): readonly PaymentMethod[] {
  return isVirtualCart(cart) ? cart.paymentMethods.filter(({ code }) => code !== CASH_ON_DELIVERY) : cart.paymentMethods
}

export function chosenMethods(cart: CartDocument): {
  readonly shipping: ShippingMethod | undefined
  readonly payment: PaymentMethod | undefined
} {
  return {
    shipping: isVirtualCart(cart) ? undefined : chosenShipping(cart.shippingMethods, cart.shipping),
    payment: chosenPayment(offeredPaymentMethods(cart), cart.payment),
  }
}

/** The host's segments in their order. For a net amount the gross amount of the same answer is used. */
function hostTotals(totals: ServerTotals): CartTotals {
  const segments = totals.total_segments ?? []
  const amountOf = (code: string) => segments.find((segment) => segment.code === code)?.value ?? undefined
  const grandTotal = toOre(amountOf('grand_total') ?? totals.grand_total)
  const gross: Readonly<Record<string, number | undefined>> = {
    subtotal: totals.subtotal_incl_tax,
    shipping: totals.shipping_incl_tax,
  }
  const lines = segments.flatMap(({ code, title, value }): readonly TotalsLine[] => {
    if (value === null || code === 'tax' || code === 'grand_total') return []
    return [{ code: code === 'subtotal' ? 'subtotal_incl_tax' : code, title, amount: toOre(gross[code] ?? value) }]
  })
  return {
    lines: [...lines, { code: 'grand_total', amount: grandTotal }],
    grandTotal,
    tax: toOre(amountOf('tax') ?? totals.tax_amount),
    discount: toOre(Math.abs(totals.discount_amount ?? 0)),
    stale: false,
  }
}

function ownTotals(cart: CartDocument): CartTotals {
  const { shipping, payment } = chosenMethods(cart)
  const rate = DEFAULT_TAX_RATE
  const lines = cart.cartItems.map((item) => ({
    qty: item.qty,
    price: toOre(item.price_incl_tax ?? 0),
    rate: documentTaxRate(item),
  }))
  const charges = cart.cartItems.length > 0
  const counted = localTotals({
    lines,
    shipping: charges && shipping ? { price: toOre(shipping.price_incl_tax), rate } : undefined,
    payment: charges && payment ? { price: toOre(payment.cost_incl_tax ?? 0), rate } : undefined,
  })
  return {
    lines: [
      { code: 'subtotal_incl_tax', amount: counted.subtotal },
      ...(charges && shipping ? [{ code: 'shipping', title: shipping.method_title, amount: counted.shipping }] : []),
      ...(charges && payment ? [{ code: 'payment', title: payment.title, amount: counted.payment }] : []),
      { code: 'grand_total', amount: counted.grandTotal },
    ],
    grandTotal: counted.grandTotal,
    tax: counted.tax,
    discount: counted.discount,
    stale: charges,
  }
}
