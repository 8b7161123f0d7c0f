import {
  isExemptFromWithdrawal,
  Link,
  observer,
  shownItems,
  useDateFormat,
  useDelivery,
  useLinks,
  useMessage,
  useMethodName,
  useShopper,
  useStorefront,
  type MessageKey,
  type PlacedOrderAddress,
  type PlacedOrderDocument,
} from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { AskLink } from '../../parts/ask-link'
import { OrderLines, snapshotOf } from '../../parts/order-lines'
import { OrderTotals } from '../../parts/totals'
import { Button } from '../../ui/button'
import { Empty, Note, Waiting } from '../../ui/note'
import { AddressLines } from './address-lines'
import { OrderAgain } from './order-again'
import { OrderStatus } from './orders'

/** One order, from those that were read or from the host. */
export const OneOrder = observer(function OneOrder({ number }: { readonly number: string }) {
  const t = useMessage()
  const links = useLinks()
  const { ui } = useStorefront()
  const history = useShopper()?.orderHistory
  const order = history?.find(number)
  const isUnknown = history?.unknownNumber === number
  const isReading = history?.isLoading ?? true
  useEffect(() => {
    // Orders that are still loading may include it.
    if (history && !order && !isReading && !isUnknown && ui.online) void history.loadOrder(number)
  }, [history, order, isReading, isUnknown, number, ui.online])
  const isMissing = !order && !isUnknown
  return (
    <>
      <p>
        <Link to={links.accountSection('orders')}>{t('account.allOrders')}</Link>
      </p>
      {order && <OrderView order={order} />}
      {!order && isUnknown && <Empty title="account.noSuchOrder" text="account.noSuchOrderText" />}
      {isMissing && history?.failed && (
        <Note kind="warning" title={t(ui.online ? 'account.ordersUnreachable' : 'account.ordersOffline')} />
      )}
      {isMissing && !history?.failed && <Waiting />}
    </>
  )
})

/** An order with all its facts, ready to print. */
function OrderView({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useMessage()
  const date = useDateFormat()
  const links = useLinks()
  const nameOf = useMethodName()
  const delivery = useDelivery()
  const { increment_id: number, delivery_window: window, billing_address: billing, payment } = order
  const shipping = order.extension_attributes?.shipping_assignments?.[0]?.shipping?.address
  const items = shownItems(order)
  const canWithdraw = items.some(
    (item) => !item.withdrawn_at && !isExemptFromWithdrawal({ made_to_measure: snapshotOf(item) }),
  )
  return (
    <>
      <p>
        <OrderStatus order={order} /> {date(order.created_at)}
      </p>
      <p className="row">
        <OrderAgain order={order} />
        <Button onClick={() => print()}>{t('thanks.print')}</Button>
        {canWithdraw && <Link to={`${links.withdrawal}?order=${number}`}>{t('shell.withdraw')}</Link>}
        <AskLink about={{ order_number: number }}>{t('contact.askOrder')}</AskLink>
      </p>
      <h2>{t('account.orderLines')}</h2>
      <OrderLines items={items} />
      {window && <p>{t('delivery.dates', { days: delivery.days(window) })}</p>}
      <OrderTotals order={order} />
      <div className="columns">
        <Place title="account.shippingAddress" address={shipping} />
        <Place title="account.billingAddress" address={billing} />
        {payment?.method && (
          <section>
            <h2>{t('account.payment')}</h2>
            <p>{nameOf(payment.method, payment.method)}</p>
          </section>
        )}
      </div>
    </>
  )
}

interface PlaceProps {
  readonly title: MessageKey
  readonly address: PlacedOrderAddress | undefined
}

function Place({ title, address }: PlaceProps) {
  const t = useMessage()
  return (
    address && (
      <section>
        <h2>{t(title)}</h2>
        <AddressLines address={address} />
      </section>
    )
  )
}
