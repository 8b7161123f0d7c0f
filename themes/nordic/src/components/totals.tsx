import { useCartTotals, useOrderTotals, type CartTotals, type PlacedOrderDocument } from '@vitrin/theme-kit'
import '../styles/totals.css'
import { useText } from '../messages/use-text'
import { classNames } from '../ui/class-names'
import { Money } from './money'

export interface TotalsProps {
  readonly totals: CartTotals
  readonly coupon?: string | undefined
  /** Whether this is the total of a checkout or an order, always with decimals; not that of a cart. */
  readonly ofOrder?: boolean
}

/** The lines of a cart's totals. Totals that the host has not confirmed say so. */
export function Totals({ totals, coupon, ofOrder = false }: TotalsProps) {
  return <Sums lines={useCartTotals(totals, coupon)} ofOrder={ofOrder} isStale={totals.stale} />
}

/** The totals of an order, VAT included. */
export function OrderTotals({ order }: { readonly order: PlacedOrderDocument }) {
  return <Sums lines={useOrderTotals(order)} ofOrder isStale={false} />
}

interface SumsProps {
  readonly lines: ReturnType<typeof useCartTotals>
  readonly ofOrder: boolean
  readonly isStale: boolean
}

const CLASSES = { line: undefined, discount: 'saving', sum: 'total', tax: 'vat' } as const

function Sums({ lines, ofOrder, isStale }: SumsProps) {
  const t = useText()
  return (
    <dl className="totals">
      {lines.map(({ name, ore, kind }) => (
        <div key={name} className={CLASSES[kind]}>
          <dt>
            {name} {kind === 'sum' && isStale && <small className="counted-here muted">{t('cart.countedHere')}</small>}
          </dt>
          <dd className={classNames(kind === 'tax' && 'muted')}>
            <Money ore={ore} isTotal={ofOrder} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
