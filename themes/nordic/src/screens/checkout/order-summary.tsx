import { observer, useStorefront, type CartStore } from '@vitrin/theme-kit'
import { useEffect, useRef } from 'react'
import { Block } from '../../components/block'
import { DeliveryDates } from '../../components/delivery-dates'
import { MiniLines } from '../../components/mini-lines'
import { Money } from '../../components/money'
import { Totals } from '../../components/totals'
import { useText } from '../../messages/use-text'
import { Coupon } from '../../panels/coupon'
import { Icon } from '../../ui/icon'
import { backIcon } from '../../ui/deferred-icons'
import { rulerIcon } from '../../ui/icons'

/** The cart beside the steps. On narrow screens it is folded and shows the total. */
export const OrderSummary = observer(function OrderSummary({ cart }: { readonly cart: CartStore }) {
  const t = useText()
  const { ui } = useStorefront()
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
        <DeliveryDates lines={cart.items} />
        <Totals totals={cart.totals} coupon={cart.coupon?.code} ofOrder />
        {cart.coupon ? (
          <Coupon cart={cart} />
        ) : (
          <details className="have-coupon">
            <summary className="link small">{t('checkout.haveCoupon')}</summary>
            <Coupon cart={cart} />
          </details>
        )}
        <button type="button" className="link link-quiet small" onClick={() => ui.openModal('size-guide')}>
          <Icon path={rulerIcon} small />
          {t('sizeGuide.title')}
        </button>
        <button type="button" className="link link-quiet small" onClick={() => ui.openPanel('microcart')}>
          <Icon path={backIcon} small />
          {t('checkout.backToCart')}
        </button>
      </details>
      <Block at="checkout" className="stack small" />
    </aside>
  )
})
