import { observer, type CartStore } from '@vitrin/theme-kit'
import { DeliveryDates } from '../../components/delivery-dates'
import { LinePrice } from '../../components/line-price'
import { LineWithdrawal } from '../../components/line-withdrawal'
import { PiecePicture } from '../../components/piece-picture'
import { PieceText } from '../../components/piece-text'
import { Totals } from '../../components/totals'
import { useText } from '../../messages/use-text'

/** What the button orders: lines, delivery and total, close to the button on every screen. */
export const ReviewLines = observer(function ReviewLines({ cart }: { readonly cart: CartStore }) {
  const t = useText()
  return (
    <div className="order-review">
      <ul className="list" aria-label={t('checkout.reviewLines')}>
        {cart.items.map((item) => (
          <li key={item.key} className="mini-line">
            <PiecePicture name={item.name} image={item.image} measured={item.made_to_measure} mini="always" />
            <div>
              <p>
                <b>{t('checkout.reviewLine', { qty: item.qty, name: item.name })}</b>
              </p>
              <p className="small muted">
                <PieceText piece={item} />
              </p>
              <p className="small">
                <LineWithdrawal line={item} />
              </p>
            </div>
            <LinePrice item={item} />
          </li>
        ))}
      </ul>
      <DeliveryDates lines={cart.items} />
      <Totals totals={cart.totals} coupon={cart.coupon?.code} ofOrder />
    </div>
  )
})
