import {
  Link,
  observer,
  useHoldReason,
  useLinks,
  useMessage,
  useShopper,
  type HoldReason,
  type PlacedOrder,
  type StoredOrder,
} from '@vitrin/theme-kit'
import { Note, Waiting } from '../../ui/note'
import { Thanks } from './thanks'

const MISSING = {
  unknown: ['thanks.unknown', 'thanks.unknownText'],
  failed: ['thanks.failed', 'thanks.failedText'],
} as const

/** The confirmation of an order on this device. It is personal: the server sends only that it comes. */
export default observer(function OrderConfirmationScreen() {
  const t = useMessage()
  const links = useLinks()
  const confirmation = useShopper()?.orderConfirmation
  const order = confirmation?.order
  const reason = useHoldReason(order?.order_id ?? '')
  if (confirmation && order)
    return (
      <Thanks
        placed={placedOf(order, reason)}
        items={order.items ?? []}
        totals={order.totals}
        name={order.ordered_by ?? order.addressInformation.billingAddress.firstname}
        atHost={confirmation.placed}
      />
    )
  const state = confirmation?.state
  const missing = state === 'unknown' || state === 'failed' ? MISSING[state] : undefined
  return (
    <>
      <h1>{t('thanks.pageTitle')}</h1>
      {missing ? (
        <>
          <Note kind="warning" title={t(missing[0])}>
            {t(missing[1])}
          </Note>
          <p>
            <Link to={links.accountSection('orders')}>{t('account.orders')}</Link>
          </p>
        </>
      ) : (
        <>
          <noscript>
            <p>{t('thanks.noscript')}</p>
          </noscript>
          <Waiting text="thanks.loading" />
        </>
      )}
    </>
  )
})

function placedOf(order: StoredOrder, reason: HoldReason = 'on-hold'): PlacedOrder {
  const { transmited, confirmation } = order
  return transmited && confirmation ? { status: 'confirmed', order, confirmation } : { status: 'queued', order, reason }
}
