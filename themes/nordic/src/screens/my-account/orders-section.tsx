import { observer, useShopper, useStorefront } from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { EmptyList } from '../../components/empty-list'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { MessageBox } from '../../ui/message-box'
import { CurrentOrder } from './current-order'
import { OrderTable } from './order-table'
import { Skeleton } from '../../ui/skeleton'

/** The orders, newest first, twenty at a time (R9.13). Without a network it shows the orders of the last visit. */
export const OrdersSection = observer(function OrdersSection() {
  const t = useText()
  const { ui } = useStorefront()
  const history = useShopper()?.orderHistory
  useEffect(() => void history?.refresh(), [history])
  if (!history) return null
  const { orders, current, earlier, failed, isLoading, hasMore } = history
  const hasOrders = orders.length > 0
  return (
    <>
      {failed && (
        <MessageBox kind="warning" title={t(ui.online ? 'account.ordersUnreachable' : 'account.ordersOffline')}>
          {hasOrders && t('account.ordersAsRead')}
        </MessageBox>
      )}
      {!hasOrders &&
        !failed &&
        (isLoading ? <Skeleton lines={2} /> : <EmptyList title="account.noOrders" text="account.noOrdersText" />)}
      {current && <CurrentOrder order={current} />}
      {earlier.length > 0 && (
        <OrderTable title={t(current ? 'account.earlier' : 'account.allOrders')} orders={earlier} />
      )}
      {hasOrders && (
        <p className="small muted">
          <output>{t('account.ordersShown', { shown: orders.length, count: history.history.total_count })}</output>
        </p>
      )}
      {hasMore && (
        <div className="cluster">
          <Button secondary small busy={isLoading} onClick={() => void history.loadMore()}>
            {t('account.moreOrders')}
          </Button>
        </div>
      )}
    </>
  )
})
