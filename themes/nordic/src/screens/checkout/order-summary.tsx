import { observer } from '@vitrin/theme-kit'
import { useEffect, useRef } from 'react'
import { LinePrice } from '../../components/line-price'
import { Money } from '../../components/money'
import { PiecePicture } from '../../components/piece-picture'
import { PieceText } from '../../components/piece-text'
import { Sums } from '../../components/sums'
import { useText } from '../../messages/use-text'
import type { Cart } from './checkout-model'

/** Beside the steps; on narrow screens folded to the total above them. */
export const OrderSummary = observer(function OrderSummary({ cart }: { readonly cart: Cart }) {
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
          <span className="only-narrow"><Money ore={cart.totals.grandTotal} /></span>
        </summary>
        <ul className="list">
          {cart.items.map((item) => (
            <li key={item.key} className="mini-line">
              <PiecePicture name={item.name} image={item.image} measured={item.made_to_measure} mini="always" />
              <div>
                <p><b>{item.qty > 1 ? `${item.qty} × ${item.name}` : item.name}</b></p>
                <p className="small muted"><PieceText piece={item} /></p>
              </div>
              <LinePrice item={item} />
            </li>
          ))}
        </ul>
        <Sums totals={cart.totals} coupon={cart.coupon?.code} />
      </details>
    </aside>
  )
})
