import { observer, type CartStore } from '@vitrin/theme-kit'
import { useEffect, useRef } from 'react'
import { MiniLines } from '../../components/mini-lines'
import { Money } from '../../components/money'
import { Totals } from '../../components/totals'
import { useText } from '../../messages/use-text'

/** The cart beside the steps. On narrow screens it is folded and shows the total. */
export const OrderSummary = observer(function OrderSummary({ cart }: { readonly cart: CartStore }) {
  const t = useText()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (details.current && matchMedia('(max-width: 63.99rem)').matches) details.current.open = false
  }, [])
  return (
    <aside className="order" aria-labelledby="order">
      <details ref={details} open>
        <summary>
          <h2 id="order">
            {t('checkout.order')} <span className="muted num only-wide">{t('cart.items', { count: cart.count })}</span>
          </h2>
          <span className="only-narrow">
            <Money ore={cart.totals.grandTotal} isTotal />
          </span>
        </summary>
        <MiniLines items={cart.items} />
        <Totals totals={cart.totals} coupon={cart.coupon?.code} ofOrder />
      </details>
    </aside>
  )
})
