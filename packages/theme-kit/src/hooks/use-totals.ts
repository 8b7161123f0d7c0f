import type { CartTotals } from '@vitrin/cart-sync'
import type { MessageKey } from '@vitrin/i18n'
import type { PlacedOrderDocument } from '@vitrin/kernel'
import { toOre, type Ore } from '@vitrin/pricing'
import { useMessage } from './use-message'

const NAMES: Readonly<Record<string, MessageKey>> = {
  subtotal_incl_tax: 'cart.subtotal',
  discount: 'cart.discount',
  shipping: 'cart.shipping',
  payment: 'cart.payment',
}

export interface TotalLine {
  readonly name: string
  readonly ore: Ore
  readonly kind: 'line' | 'discount' | 'sum' | 'tax'
}

/** The totals of a cart by name. Lines without an amount are left out, except for shipping. */
export function useCartTotals(
  { lines, grandTotal, tax }: CartTotals,
  coupon: string | undefined,
): readonly TotalLine[] {
  const t = useMessage()
  const nameOf = ({ code, title }: CartTotals['lines'][number]): string => {
    if (code === 'discount' && coupon) return t('cart.discountCode', { code: coupon })
    const key = NAMES[code]
    return key ? t(key) : (title ?? code)
  }
  return [
    ...lines
      .filter(({ code, amount }) => code !== 'grand_total' && (amount !== 0 || code === 'shipping'))
      .map((line): TotalLine => {
        const kind = line.code === 'discount' ? 'discount' : 'line'
        return { name: nameOf(line), ore: line.amount, kind }
      }),
    { name: t('cart.total'), ore: grandTotal, kind: 'sum' },
    { name: t('cart.vat'), ore: tax, kind: 'tax' },
  ]
}

/** The totals of an order by name. Amounts that the host does not give are left out. */
export function useOrderTotals(order: PlacedOrderDocument): readonly TotalLine[] {
  const t = useMessage()
  const { subtotal_incl_tax, discount_amount, coupon_code, shipping_incl_tax, grand_total, tax_amount } = order
  const discount = coupon_code ? t('cart.discountCode', { code: coupon_code }) : t('cart.discount')
  const lines = [
    { name: t('cart.subtotal'), kronor: subtotal_incl_tax, kind: 'line' },
    { name: discount, kronor: discount_amount || undefined, kind: 'discount' },
    { name: t('cart.shipping'), kronor: shipping_incl_tax, kind: 'line' },
    { name: t('cart.total'), kronor: grand_total, kind: 'sum' },
    { name: t('cart.vat'), kronor: tax_amount, kind: 'tax' },
  ] as const
  return lines.flatMap(({ name, kronor, kind }) => (kronor === undefined ? [] : [{ name, ore: toOre(kronor), kind }]))
}
