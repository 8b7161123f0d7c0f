import type { WireTotals, WireTotalsItem, WireTotalsSegment } from '@vitrin/api-contract'
import { grossToNet, netToKronor, toKronor } from '@vitrin/pricing'
import { swedishStore } from '../../store-view'
import type { OptionLabel } from './option-labels'
import type { RowTotals, Totals, TotalsRow } from './totals'

export interface WireRow extends TotalsRow {
  readonly itemId: number
  readonly name: string
  readonly labels: readonly OptionLabel[]
}

/** Contract §5: öre become SEK decimals here and nowhere before. */
export function wireTotals(totals: Totals, rows: readonly WireRow[]): WireTotals {
  const sum = (of: (row: RowTotals) => number) => totals.rows.reduce((total, row) => total + of(row), 0)
  const grandTotal = toKronor(totals.grandTotal)
  const subtotal = toKronor(sum(({ net }) => net))
  const subtotalWithDiscount = toKronor(sum(({ gross, discount, tax }) => gross - discount - tax))
  const discount = negative(toKronor(totals.discount))
  const shipping = toKronor(totals.shipping - totals.shippingTax)
  const shippingInclTax = toKronor(totals.shipping)
  const shippingTax = toKronor(totals.shippingTax)
  const tax = toKronor(totals.tax)
  return {
    grand_total: grandTotal,
    base_grand_total: grandTotal,
    subtotal,
    base_subtotal: subtotal,
    subtotal_incl_tax: toKronor(totals.subtotal),
    subtotal_with_discount: subtotalWithDiscount,
    base_subtotal_with_discount: subtotalWithDiscount,
    discount_amount: discount,
    base_discount_amount: discount,
    shipping_amount: shipping,
    base_shipping_amount: shipping,
    shipping_incl_tax: shippingInclTax,
    base_shipping_incl_tax: shippingInclTax,
    shipping_tax_amount: shippingTax,
    base_shipping_tax_amount: shippingTax,
    tax_amount: tax,
    base_tax_amount: tax,
    ...(totals.coupon && { coupon_code: totals.coupon.code }),
    base_currency_code: swedishStore.currency,
    quote_currency_code: swedishStore.currency,
    items_qty: rows.reduce((count, { qty }) => count + qty, 0),
    items: rows.map((row, index) => wireItem(row, totals.rows[index], totals.coupon?.percent ?? 0)),
    total_segments: segments(totals),
  }
}

function wireItem(row: WireRow, totals: RowTotals | undefined, percent: number): WireTotalsItem {
  const { gross, net, discount, tax } = totals ?? { gross: 0, net: 0, discount: 0, tax: 0 }
  return {
    item_id: row.itemId,
    name: row.name,
    qty: row.qty,
    price: netToKronor(grossToNet(row.price, row.rate)),
    price_incl_tax: toKronor(row.price),
    row_total: toKronor(net),
    row_total_incl_tax: toKronor(gross),
    row_total_with_discount: toKronor(gross - discount - tax),
    tax_amount: toKronor(tax),
    tax_percent: row.rate,
    discount_amount: toKronor(discount),
    discount_percent: percent,
    options: JSON.stringify(row.labels),
  }
}

function segments({
  subtotal,
  shipping,
  discount,
  tax,
  taxByRate,
  grandTotal,
  coupon,
}: Totals): readonly WireTotalsSegment[] {
  return [
    { code: 'subtotal', title: 'Delsumma', value: toKronor(subtotal) },
    { code: 'shipping', title: 'Frakt', value: toKronor(shipping) },
    ...(coupon ? [{ code: 'discount', title: `Rabatt (${coupon.code})`, value: negative(toKronor(discount)) }] : []),
    {
      code: 'tax',
      title: 'Moms',
      value: toKronor(tax),
      extension_attributes: {
        tax_grandtotal_details: taxByRate.map(({ rate, tax: amount }, index) => ({
          amount: toKronor(amount),
          rates: [{ percent: rate, title: `Moms ${rate} %` }],
          group_id: index + 1,
        })),
      },
    },
    { code: 'grand_total', title: 'Att betala', value: toKronor(grandTotal), area: 'footer' },
  ]
}

/** Never −0. */
function negative(amount: number): number {
  return amount === 0 ? 0 : -amount
}
