import {
  Link,
  observer,
  useLinks,
  useMessage,
  useNavigate,
  useShopper,
  type CheckoutStore,
  type PlacedOrder,
  type Shopper,
} from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { ContactText } from '../../parts/contact-text'
import { Button } from '../../ui/button'
import { Note, Waiting } from '../../ui/note'
import { Thanks } from '../order-confirmation/thanks'
import { OrderForm } from './order-form'

/** The checkout on one page. Its content is personal: the server sends only that it comes. */
export default observer(function CheckoutScreen() {
  const t = useMessage()
  const shopper = useShopper()
  if (shopper?.checkout.placed) return <Placed checkout={shopper.checkout} placed={shopper.checkout.placed} />
  const isFilled = shopper !== undefined && shopper.cart.count > 0
  return (
    <div className="column">
      <h1>{t('checkout.title')}</h1>
      {!shopper && (
        <>
          <noscript>
            <p>
              {t('checkout.noscript')} <ContactText message="shell.orderByPhone" />
            </p>
          </noscript>
          <Waiting text="checkout.loading" />
        </>
      )}
      {shopper?.cart.count === 0 && <EmptyCart latest={shopper.orderConfirmation.order?.order_id} />}
      {isFilled && shopper.externalCheckout && <HandOver checkout={shopper.externalCheckout} />}
      {isFilled && !shopper.externalCheckout && <OrderForm checkout={shopper.checkout} cart={shopper.cart} />}
    </div>
  )
})

interface PlacedProps {
  readonly checkout: CheckoutStore
  readonly placed: PlacedOrder
}

/** Shows the confirmation until its own page has opened. */
const Placed = observer(function Placed({ checkout: { orderedCart, personalDetails }, placed }: PlacedProps) {
  const navigate = useNavigate()
  const address = useLinks().orderConfirmation(placed.order.order_id)
  useEffect(() => navigate(address, { replace: true }), [navigate, address])
  return (
    <Thanks
      placed={placed}
      items={orderedCart?.items ?? []}
      totals={orderedCart?.totals}
      name={personalDetails.firstName}
    />
  )
})

/** Back from the confirmation leads here. */
function EmptyCart({ latest }: { readonly latest: string | undefined }) {
  const t = useMessage()
  const links = useLinks()
  return (
    <>
      <h2>{t('checkout.empty')}</h2>
      {latest === undefined ? (
        <p>{t('checkout.emptyText')}</p>
      ) : (
        <p>
          <Link to={links.orderConfirmation(latest)}>{t('checkout.latestOrder')}</Link>
        </p>
      )}
      <p>
        <Link to={links.home}>{t('cart.seeRange')}</Link>
      </p>
    </>
  )
}

/** Until another site's checkout opens, or why it does not. */
const HandOver = observer(function HandOver({
  checkout,
}: {
  readonly checkout: NonNullable<Shopper['externalCheckout']>
}) {
  const t = useMessage()
  switch (checkout.state) {
    case 'offline':
      return (
        <Note kind="warning" title={t('checkout.leavingOffline')}>
          {t('checkout.leavingOfflineText')}
        </Note>
      )
    case 'failed':
      return (
        <>
          <Note kind="error" title={t('checkout.leavingFailed')}>
            {t('checkout.leavingFailedText')}
          </Note>
          <Button onClick={() => void checkout.handOver()}>{t('checkout.leaveAgain')}</Button>
        </>
      )
    default:
      return <Waiting text="checkout.leaving" />
  }
})
