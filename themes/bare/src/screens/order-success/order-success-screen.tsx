import {
  Link,
  observer,
  useDateFormat,
  useLinks,
  useMessage,
  useShopper,
  type PlacedOrderDocument,
} from '@vitrin/theme-kit'
import { OrderLines } from '../../parts/order-lines'
import { OrderTotals } from '../../parts/totals'
import { Button } from '../../ui/button'
import { Note, Waiting } from '../../ui/note'

const MISSING = {
  unknown: ['orderSuccess.unknown', 'orderSuccess.unknownText'],
  failed: ['orderSuccess.failed', 'orderSuccess.failedText'],
} as const

/** The thank-you page of another site's checkout. It is personal: the server sends only that it comes. */
export default observer(function OrderSuccessScreen() {
  const t = useMessage()
  const links = useLinks()
  const external = useShopper()?.externalOrder
  const order = external?.order
  const state = external?.state
  const missing = state === 'unknown' || state === 'failed' ? MISSING[state] : undefined
  return (
    <div className="column">
      <h1>{t('orderSuccess.title')}</h1>
      {order && <Ordered order={order} />}
      {!order && missing && (
        <>
          <Note kind={state === 'failed' ? 'warning' : 'info'} title={t(missing[0])}>
            {t(missing[1])}
          </Note>
          <Button onClick={() => location.reload()}>{t('orderSuccess.again')}</Button>
        </>
      )}
      {!order && !missing && (
        <>
          <noscript>
            <p>{t('orderSuccess.noscript')}</p>
          </noscript>
          <Waiting text="orderSuccess.loading" />
        </>
      )}
      <p>
        <Link to={links.home}>{t('thanks.home')}</Link>
      </p>
    </div>
  )
})

/** Hosts differ in the fields of an order: each is shown if it is there. */
function Ordered({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useMessage()
  const date = useDateFormat()
  const { increment_id, created_at, customer_email } = order
  return (
    <>
      <p>{t('orderSuccess.confirmed')}</p>
      <dl className="sums">
        <dt>{t('thanks.number')}</dt>
        <dd>{increment_id}</dd>
        {created_at && (
          <>
            <dt>{t('thanks.placed')}</dt>
            <dd>{date(created_at)}</dd>
          </>
        )}
        {customer_email && (
          <>
            <dt>{t('thanks.confirmation')}</dt>
            <dd>{customer_email}</dd>
          </>
        )}
      </dl>
      <h2>{t('thanks.cutting')}</h2>
      <OrderLines items={order.items.filter(({ parent_item_id }) => !parent_item_id)} />
      <OrderTotals order={order} />
    </>
  )
}
