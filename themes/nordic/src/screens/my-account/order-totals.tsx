import type { PlacedOrderDocument } from '@vitrin/theme-kit'
import { Money } from '../../components/money'
import { useText } from '../../messages/use-text'

/** The totals of an order, VAT included. Amounts that the host does not give are left out. */
export function OrderTotals({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useText()
  const { subtotal_incl_tax, discount_amount, coupon_code, shipping_incl_tax, grand_total, tax_amount } = order
  const lines = [
    { name: t('cart.subtotal'), kronor: subtotal_incl_tax },
    {
      name: coupon_code ? t('cart.discountCode', { code: coupon_code }) : t('cart.discount'),
      kronor: discount_amount || undefined,
    },
    { name: t('cart.shipping'), kronor: shipping_incl_tax },
  ]
  return (
    <dl className="totals">
      {lines.map(
        ({ name, kronor }) =>
          kronor !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Money kronor={kronor} isTotal />
              </dd>
            </div>
          ),
      )}
      <div className="total">
        <dt>{t('cart.total')}</dt>
        <dd>
          <Money kronor={grand_total} isTotal />
        </dd>
      </div>
      {tax_amount !== undefined && (
        <div className="vat">
          <dt>{t('cart.vat')}</dt>
          <dd className="muted">
            <Money kronor={tax_amount} isTotal />
          </dd>
        </div>
      )}
    </dl>
  )
}
