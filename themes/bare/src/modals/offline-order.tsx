import { observer, useMessage, useShopper, useStorefront } from '@vitrin/theme-kit'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** The network is back: asks whether to send the orders that were made without it. */
export default observer(function OfflineOrder() {
  const t = useMessage()
  const storefront = useStorefront()
  const { ui } = storefront
  const shopper = useShopper()
  const orders = shopper?.queue.onHold.filter(({ scope }) => scope === 'orders') ?? []
  const send = () => {
    for (const { task_id } of orders)
      void shopper?.unsentOrders.send(task_id).catch((error: unknown) => storefront.report(error))
    ui.closeModal()
  }
  const look = () => {
    ui.closeModal()
    ui.openPanel('outbox')
  }
  return (
    <Dialog title={t('offlineOrder.title')} onClose={() => ui.closeModal()}>
      <p>{t('offlineOrder.text', { count: orders.length })}</p>
      <p className="row">
        <Button main onClick={send}>
          {t('offlineOrder.send')}
        </Button>
        <Button onClick={look}>{t('offlineOrder.look')}</Button>
      </p>
    </Dialog>
  )
})
