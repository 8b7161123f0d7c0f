import type { CartTotals } from '@vitrin/theme-kit'
import { useText, type TextKey } from '../messages/use-text'
import { classNames } from '../ui/class-names'
import { Money } from './money'

const NAMES: Readonly<Record<string, TextKey>> = {
  subtotal_incl_tax: 'cart.subtotal',
  discount: 'cart.discount',
  shipping: 'cart.shipping',
  payment: 'cart.payment',
}

export interface TotalsProps {
  readonly totals: CartTotals
  readonly coupon?: string | undefined
  /** Whether this is the total of a checkout or an order, always with decimals; not that of a cart. */
  readonly ofOrder?: boolean
}

/**
 * The lines of a cart's totals. Lines without an amount are left out, except for shipping. Totals that the host has not
 * confirmed say so.
 */
export function Totals({ totals, coupon, ofOrder = false }: TotalsProps) {
  const t = useText()
  const nameOf = ({ code, title }: CartTotals['lines'][number]): string => {
    if (code === 'discount' && coupon) return t('cart.discountCode', { code: coupon })
    const key = NAMES[code]
    return key ? t(key) : (title ?? code)
  }
  const lines = totals.lines.filter(
    ({ code, amount }) => code !== 'grand_total' && (amount !== 0 || code === 'shipping'),
  )
  return (
    <dl className="totals">
      {lines.map((line) => (
        <div key={line.code} className={classNames(line.code === 'discount' && 'saving')}>
          <dt>{nameOf(line)}</dt>
          <dd>
            <Money ore={line.amount} isTotal={ofOrder} />
          </dd>
        </div>
      ))}
      <div className="total">
        <dt>
          {t('cart.total')} {totals.stale && <small className="counted-here muted">{t('cart.countedHere')}</small>}
        </dt>
        <dd>
          <Money ore={totals.grandTotal} isTotal={ofOrder} />
        </dd>
      </div>
      <div className="vat">
        <dt>{t('cart.vat')}</dt>
        <dd className="muted">
          <Money ore={totals.tax} isTotal={ofOrder} />
        </dd>
      </div>
    </dl>
  )
}
