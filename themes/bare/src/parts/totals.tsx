import { useCartTotals, useMessage, useOrderTotals, type CartTotals, type PlacedOrderDocument } from '@vitrin/theme-kit'
import { Money } from '../ui/price'

export interface TotalsProps {
  readonly totals: CartTotals
  readonly coupon?: string | undefined
  /** Of a checkout or an order. */
  readonly exact?: boolean
}

/** Totals that the host has not confirmed say so. */
export function Totals({ totals, coupon, exact = false }: TotalsProps) {
  return <Sums lines={useCartTotals(totals, coupon)} exact={exact} isStale={totals.stale} />
}

export function OrderTotals({ order }: { readonly order: PlacedOrderDocument }) {
  return <Sums lines={useOrderTotals(order)} exact />
}

interface SumsProps {
  readonly lines: ReturnType<typeof useCartTotals>
  readonly exact: boolean
  /** Whether the host has yet to confirm them; undefined where it has made them. */
  readonly isStale?: boolean
}

/** The hint at the sum keeps its place, so that nothing below moves when the host has confirmed the sums. */
function Sums({ lines, exact, isStale }: SumsProps) {
  const t = useMessage()
  return (
    <dl className="sums">
      {lines.map(({ name, ore, kind }) => (
        <div key={name} className={kind === 'sum' ? 'sum' : undefined}>
          <dt>
            {name}{' '}
            {kind === 'sum' && isStale !== undefined && (
              <small className={isStale ? undefined : 'unseen'}>{t('cart.countedHere')}</small>
            )}
          </dt>
          <dd>
            <Money ore={ore} exact={exact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
