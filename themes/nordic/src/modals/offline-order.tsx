import { observer, useShopper, useStorefront } from '@vitrin/theme-kit'
import { Dialog } from '../components/dialog'
import { useText } from '../messages/use-text'
import '../styles/overlays.css'
import { Button } from '../ui/button'
import { CloseButton } from '../ui/close-button'

/** The network is back: asks whether to send the orders that were made without it (R4.38, R8.07). */
export default observer(function OfflineOrder() {
  const t = useText()
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
    <Dialog className="modal" labelledBy="offline-order" onClose={() => ui.closeModal()}>
      <h2 id="offline-order">{t('offlineOrder.title')}</h2>
      <p>{t('offlineOrder.text', { count: orders.length })}</p>
      <div className="cluster">
        <Button small onClick={send}>
          {t('offlineOrder.send')}
        </Button>
        <Button secondary small onClick={look}>
          {t('offlineOrder.look')}
        </Button>
      </div>
      <CloseButton label={t('ui.close')} onClick={() => ui.closeModal()} />
    </Dialog>
  )
})
