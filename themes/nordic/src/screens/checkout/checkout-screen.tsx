import {
  Link,
  observer,
  useLinks,
  useNavigate,
  useShopper,
  type CheckoutStore,
  type PlacedOrder,
} from '@vitrin/theme-kit'
import { useEffect } from 'react'
import '../../styles/cart-line.css'
import '../../styles/checkout.css'
import '../../styles/empty.css'
import '../../styles/feedback.css'
import { ContactText } from '../../components/contact-text'
import { useText } from '../../messages/use-text'
import { buttonClass } from '../../ui/button'
import { HandOver } from './hand-over'
import { OrderSummary } from './order-summary'
import { Steps } from './steps'
import { Thanks } from '../order-confirmation/thanks'
import { Skeleton } from '../../ui/skeleton'

/** The checkout. Its content is personal, so the server sends only a skeleton. */
export default observer(function CheckoutScreen() {
  const shopper = useShopper()
  if (shopper?.checkout.placed) return <Placed checkout={shopper.checkout} placed={shopper.checkout.placed} />
  if (shopper?.externalCheckout && shopper.cart.count > 0) return <HandOver checkout={shopper.externalCheckout} />
  return (
    <div className="page checkout">
      {shopper ? (
        <>
          <div>
            <Title />
            {shopper.cart.count === 0 ? (
              <EmptyCart latest={shopper.orderConfirmation.order?.order_id} />
            ) : (
              <Steps checkout={shopper.checkout} cart={shopper.cart} />
            )}
          </div>
          {shopper.cart.count > 0 && <OrderSummary cart={shopper.cart} />}
        </>
      ) : (
        <Loading />
      )}
    </div>
  )
})

function Title() {
  const t = useText()
  return <h1 className="visually-hidden">{t('checkout.title')}</h1>
}

/** Goes on to the confirmation's own address, and shows the confirmation until that page has opened. */
const Placed = observer(function Placed({
  checkout: { orderedCart, personalDetails },
  placed,
}: {
  readonly checkout: CheckoutStore
  readonly placed: PlacedOrder
}) {
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

/** Elements of its own: on a phone the steps begin lower, below the order, and would move there. */
function Loading() {
  const t = useText()
  return (
    <div>
      <Title />
      <noscript>
        <p>
          {t('checkout.noscript')} <ContactText message="shell.orderByPhone" />
        </p>
      </noscript>
      <Skeleton lines={3}>
        <output className="visually-hidden">{t('checkout.loading')}</output>
      </Skeleton>
    </div>
  )
}

/** Back from the confirmation leads here, so that the order is one tap away. */
function EmptyCart({ latest }: { readonly latest: string | undefined }) {
  const t = useText()
  const links = useLinks()
  return (
    <div className="empty">
      <h2>{t('checkout.empty')}</h2>
      {latest === undefined ? (
        <p>{t('checkout.emptyText')}</p>
      ) : (
        <p>
          <Link className="link" to={links.orderConfirmation(latest)}>
            {t('checkout.latestOrder')}
          </Link>
        </p>
      )}
      <Link className={buttonClass({ secondary: true, small: true })} to={links.home}>
        {t('cart.seeRange')}
      </Link>
    </div>
  )
}
