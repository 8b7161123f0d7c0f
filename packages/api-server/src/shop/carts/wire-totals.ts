import type { WireTotals } from '@vitrin/api-contract/wire'
import { add, grossToNet, netToKronor, toKronor, withoutVat, type ItemizedLine, type RowTotals } from '@vitrin/pricing'
import type { ShopView } from '../../shop-options'
import type { OptionLabel } from './option-labels'
import { NO_AMOUNTS, type Totals } from './totals'

export interface WireRow extends ItemizedLine {
  readonly itemId: number
  readonly name: string
  readonly labels: readonly OptionLabel[]
}

/** Contract §5: öre become SEK decimals here and nowhere before. */
export function wireTotals(totals: Totals, rows: readonly WireRow[], view: ShopView): WireTotals {
  const currency = view.storeView.i18n.currencyCode
  const grandTotal = toKronor(totals.grandTotal)
  const subtotal = netToKronor(add(...totals.rows.map(({ net }) => net)))
  const subtotalWithDiscount = netToKronor(add(...totals.rows.map(({ discountedNet }) => discountedNet)))
  const discount = negative(toKronor(totals.discount))
  const shipping = netToKronor(withoutVat(totals.shipping, totals.shippingTax))
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
    base_currency_code: currency,
    quote_currency_code: currency,
    items_qty: rows.reduce((count, { qty }) => count + qty, 0),
    items: rows.map((row, index) => wireItem(row, totals.rows[index] ?? NO_AMOUNTS, totals.coupon?.percent ?? 0)),
    total_segments: segments(totals, view),
  }
}

function wireItem(
  row: WireRow,
  { gross, net, discount, tax, discountedNet }: RowTotals,
  percent: number,
): WireTotals['items'][number] {
  return {
    item_id: row.itemId,
    name: row.name,
    qty: row.qty,
    price: netToKronor(grossToNet(row.price, row.rate)),
    price_incl_tax: toKronor(row.price),
    row_total: netToKronor(net),
    row_total_incl_tax: toKronor(gross),
    row_total_with_discount: netToKronor(discountedNet),
    tax_amount: toKronor(tax),
    tax_percent: row.rate,
    discount_amount: toKronor(discount),
    discount_percent: percent,
    options: JSON.stringify(row.labels),
  }
}

function segments(
  { subtotal, shipping, discount, tax, taxByRate, grandTotal, coupon }: Totals,
  { storeView, titles }: ShopView,
): WireTotals['total_segments'] {
  const percent = new Intl.NumberFormat(storeView.i18n.defaultLocale)
  return [
    { code: 'subtotal', title: titles.subtotal, value: toKronor(subtotal) },
    { code: 'shipping', title: titles.shipping, value: toKronor(shipping) },
    ...(coupon
      ? [{ code: 'discount', title: `${titles.discount} (${coupon.code})`, value: negative(toKronor(discount)) }]
      : []),
    {
      code: 'tax',
      title: titles.tax,
      value: toKronor(tax),
      extension_attributes: {
        tax_grandtotal_details: taxByRate.map(({ rate, tax: amount }, index) => ({
          amount: toKronor(amount),
          rates: [{ percent: rate, title: `${titles.tax} ${percent.format(rate)} %` }],
          group_id: index + 1,
        })),
      },
    },
    { code: 'grand_total', title: titles.grandTotal, value: toKronor(grandTotal), area: 'footer' },
  ]
}

/** Never −0. */
function negative(amount: number): number {
  return amount === 0 ? 0 : -amount
}
