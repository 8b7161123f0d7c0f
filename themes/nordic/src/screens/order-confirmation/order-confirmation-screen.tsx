import {
  Link,
  observer,
  useHoldReason,
  useLinks,
  useShopper,
  type HoldReason,
  type PlacedOrder,
  type StoredOrder,
} from '@vitrin/theme-kit'
import '../../styles/feedback.css'
import { useText } from '../../messages/use-text'
import { buttonClass } from '../../ui/button'
import { MessageBox } from '../../ui/message-box'
import { Skeleton } from '../../ui/skeleton'
import { Thanks } from './thanks'

/** The confirmation of an order on this device. The order is personal, so the server sends only a skeleton. */
export default observer(function OrderConfirmationScreen() {
  const t = useText()
  const confirmation = useShopper()?.orderConfirmation
  const order = confirmation?.order
  const reason = useHoldReason(order?.order_id ?? '')
  if (confirmation && order)
    return (
      <Thanks
        placed={placedOrder(order, reason)}
        items={order.items ?? []}
        totals={order.totals}
        name={order.ordered_by ?? order.addressInformation.billingAddress.firstname}
        atHost={confirmation.placed}
      />
    )
  return (
    <div className="page content">
      <h1>{t('thanks.pageTitle')}</h1>
      {confirmation?.state === 'unknown' && <Missing title={t('thanks.unknown')} text={t('thanks.unknownText')} />}
      {confirmation?.state === 'failed' && <Missing title={t('thanks.failed')} text={t('thanks.failedText')} />}
      {confirmation?.state !== 'unknown' && confirmation?.state !== 'failed' && (
        <>
          <noscript>
            <p>{t('thanks.noscript')}</p>
          </noscript>
          <Skeleton lines={3} needsScript>
            <output className="visually-hidden">{t('thanks.loading')}</output>
          </Skeleton>
        </>
      )}
    </div>
  )
})

function placedOrder(order: StoredOrder, reason: HoldReason = 'on-hold'): PlacedOrder {
  const { transmited, confirmation } = order
  return transmited && confirmation ? { status: 'confirmed', order, confirmation } : { status: 'queued', order, reason }
}

function Missing({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useText()
  const links = useLinks()
  return (
    <>
      <MessageBox kind="warning" title={title}>
        {text}
      </MessageBox>
      <p className="cluster">
        <Link className={buttonClass({ secondary: true, small: true })} to={links.accountSection('orders')}>
          {t('account.orders')}
        </Link>
      </p>
    </>
  )
}
