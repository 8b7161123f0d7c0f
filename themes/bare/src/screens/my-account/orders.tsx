import {
  Link,
  observer,
  orderProgress,
  useDateFormat,
  useLinks,
  useMessage,
  useShopper,
  useStorefront,
  type MessageKey,
  type OrderState,
  type PlacedOrderDocument,
} from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { Button } from '../../ui/button'
import { Empty, Note, Status, Waiting, type StatusKind } from '../../ui/note'
import { Money } from '../../ui/price'

/** All orders in one table, newest first. Without a network it shows those of the last visit. */
export const Orders = observer(function Orders() {
  const t = useMessage()
  const { ui } = useStorefront()
  const history = useShopper()?.orderHistory
  useEffect(() => void history?.refresh(), [history])
  if (!history) return null
  const { orders, failed, isLoading, hasMore } = history
  const hasOrders = orders.length > 0
  return (
    <>
      {failed && (
        <Note kind="warning" title={t(ui.online ? 'account.ordersUnreachable' : 'account.ordersOffline')}>
          {hasOrders && t('account.ordersAsRead')}
        </Note>
      )}
      {!hasOrders && !failed && isLoading && <Waiting />}
      {!hasOrders && !failed && !isLoading && <Empty title="account.noOrders" text="account.noOrdersText" />}
      {hasOrders && (
        <>
          <Table orders={orders} />
          <p>
            <output>{t('account.ordersShown', { shown: orders.length, count: history.history.total_count })}</output>
          </p>
        </>
      )}
      {hasMore && (
        <Button busy={isLoading} onClick={() => void history.loadMore()}>
          {t('account.moreOrders')}
        </Button>
      )}
    </>
  )
})

function Table({ orders }: { readonly orders: readonly PlacedOrderDocument[] }) {
  const t = useMessage()
  const date = useDateFormat()
  const links = useLinks()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <section className="scroll" aria-label={t('account.allOrders')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('account.orderNumber')}</th>
            <th scope="col">{t('thanks.placed')}</th>
            <th scope="col">{t('account.orderStatus')}</th>
            <th scope="col">{t('account.orderPieces')}</th>
            <th scope="col">{t('account.orderSum')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.increment_id}>
              <th scope="row">
                <Link to={links.order(order.increment_id)}>{order.increment_id}</Link>
              </th>
              <td>{date(order.created_at)}</td>
              <td>
                <OrderStatus order={order} />
              </td>
              <td>{order.total_qty_ordered ?? order.items.length}</td>
              <td>
                <Money kronor={order.grand_total} exact />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const STATES: Readonly<Record<OrderState, readonly [kind: StatusKind, name: MessageKey]>> = {
  pending: ['wait', 'account.orderPending'],
  processing: ['ok', 'account.orderProcessing'],
  complete: ['ok', 'account.orderComplete'],
  canceled: ['out', 'account.orderCanceled'],
}

/** An unknown state is shown as the host writes it. */
export function OrderStatus({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useMessage()
  const { state, step, steps } = orderProgress(order)
  const [kind, name] = state ? STATES[state] : (['wait'] as const)
  return (
    <>
      <Status kind={kind}>{name ? t(name) : order.status}</Status>{' '}
      {steps > 0 && <small>{t('account.orderStep', { step, steps })}</small>}{' '}
      {order.items.some(({ withdrawn_at }) => withdrawn_at) && <Status kind="out">{t('account.hasWithdrawal')}</Status>}
    </>
  )
}
