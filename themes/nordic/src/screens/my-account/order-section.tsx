import { Link, observer, useLinks, useShopper, useStorefront } from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { EmptyList } from '../../components/empty-list'
import { useText } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { backIcon } from '../../ui/deferred-icons'
import { MessageBox } from '../../ui/message-box'
import { OrderView } from './order-view'
import { Skeleton } from '../../ui/skeleton'

/** One order, from the orders that were read or from the host. */
export const OrderSection = observer(function OrderSection({ number }: { readonly number: string }) {
  const t = useText()
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
  return (
    <>
      <p className="no-print">
        <Link className="link link-quiet" to={links.accountSection('orders')}>
          <Icon path={backIcon} small />
          {t('account.allOrders')}
        </Link>
      </p>
      {order && <OrderView order={order} />}
      {!order && isUnknown && <EmptyList title="account.noSuchOrder" text="account.noSuchOrderText" />}
      {!order &&
        !isUnknown &&
        (history?.failed ? (
          <MessageBox kind="warning" title={t(ui.online ? 'account.ordersUnreachable' : 'account.ordersOffline')} />
        ) : (
          <Skeleton lines={2} />
        ))}
    </>
  )
})
