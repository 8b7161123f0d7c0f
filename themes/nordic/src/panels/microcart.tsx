import { Link, observer, useClosePanel, useLinks, useShopper, useStorefront } from '@vitrin/theme-kit'
import { useEffect, useState } from 'react'
import { useText } from '../messages/use-text'
import { Button, buttonClass } from '../ui/button'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import { forwardIcon } from '../ui/icons'
import '../styles/cart-line.css'
import '../styles/empty.css'
import '../styles/feedback.css'
import '../styles/microcart.css'
import { DeliveryDates } from '../components/delivery-dates'
import { Totals } from '../components/totals'
import { CartLine } from './cart-line'
import { Coupon } from './coupon'
import { Panel } from './panel'
import { Skeleton } from '../ui/skeleton'

/**
 * The cart: lines, coupon, totals and the link to the checkout. It is mounted before it opens, when a product is
 * added.
 */
export default observer(function Microcart() {
  const t = useText()
  const cart = useShopper()?.cart
  const { ui } = useStorefront()
  const { notifications } = ui
  const isOpen = ui.panel === 'microcart'
  // The open cart shows what was added, so the success notifications leave.
  useEffect(() => {
    if (isOpen) for (const { id, type } of notifications.list) if (type === 'success') notifications.dismiss(id)
  }, [isOpen, notifications])
  const count = cart?.count ?? 0
  // The foot mounts again when the panel opens: folded, with an empty coupon field.
  const title = (
    <>
      {t('cart.title')} {count > 0 && <span className="muted">{t('cart.items', { count })}</span>}
    </>
  )
  return (
    <Panel
      title={title}
      closeLabel={t('cart.close')}
      isOpen={isOpen}
      foot={cart && count > 0 && <Foot key={String(isOpen)} />}
    >
      {!cart && <Skeleton lines={2} />}
      {cart && count === 0 && <EmptyCart />}
      {cart && count > 0 && (
        <ul className="list">
          {cart.items.map((item) => (
            <CartLine key={item.key} item={item} />
          ))}
        </ul>
      )}
    </Panel>
  )
})

const Foot = observer(function Foot() {
  const t = useText()
  const links = useLinks()
  const close = useClosePanel()
  const cart = useShopper()?.cart
  const [open, setOpen] = useState(false)
  if (!cart) return null
  return (
    <div className={classNames('foot', open && 'is-open')}>
      <div className="foot-start">
        <Coupon cart={cart} />
        <DeliveryDates lines={cart.items} />
      </div>
      <Totals totals={cart.totals} coupon={cart.coupon?.code} />
      <button
        type="button"
        className="link link-quiet small unfold only-narrow"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? t('cart.hideSums') : t('cart.showSums')}
      </button>
      <div className="pay">
        <Button secondary className="only-wide" onClick={close}>
          {t('cart.continue')}
        </Button>
        <Link className={buttonClass()} to={links.checkout} onClick={close}>
          {t('cart.checkout')} <Icon path={forwardIcon} small />
        </Link>
      </div>
    </div>
  )
})

function EmptyCart() {
  const t = useText()
  const links = useLinks()
  const close = useClosePanel()
  return (
    <div className="empty">
      <h3>{t('cart.emptyTitle')}</h3>
      <p>{t('cart.emptyText')}</p>
      <Link className={buttonClass({ secondary: true, small: true })} to={links.home} onClick={close}>
        {t('cart.seeRange')}
      </Link>
    </div>
  )
}
