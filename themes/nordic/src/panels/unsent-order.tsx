import type { StoredOrder } from '@vitrin/checkout'
import type { SyncTask } from '@vitrin/sync-queue'
import { observer, useNavigate, useShopper, useStorefront } from '@vitrin/theme-kit'
import { MiniLines } from '../components/mini-lines'
import { Money } from '../components/money'
import { useLinks } from '../components/use-links'
import { useText } from '../messages/use-text'

/** What was ordered, as it lay in the cart. */
export function OrderedLines({ order }: { readonly order: StoredOrder }) {
  const t = useText()
  const { items = [], expected_totals: totals } = order
  return (
    <details>
      <summary className="link">{t('outbox.lines')}</summary>
      <MiniLines items={items} />
      {totals && <p>{t('cart.total')} <b><Money kronor={totals.grand_total} /></b></p>}
    </details>
  )
}

export interface OrderActionsProps {
  readonly task: SyncTask
  /** What the order is called in this list. */
  readonly name: string
}

/** An order that was never on its way can be sent, changed and let go; one that the host refused can be let go. */
export const OrderActions = observer(function OrderActions({ task: { task_id, state }, name }: OrderActionsProps) {
  const t = useText()
  const storefront = useStorefront()
  const { ui } = storefront
  const unsentOrders = useShopper()?.unsentOrders
  const navigate = useNavigate()
  const links = useLinks()
  // The host may have an order whose answer was lost (decisions.md 12).
  if (!unsentOrders || (state !== 'kept-back' && state !== 'refused')) return null
  const report = (error: unknown) => storefront.report(error)
  const edit = async () => {
    const edited = await unsentOrders.edit(task_id)
    ui.closePanel()
    if (!edited.ok) ui.notifications.show({ type: 'warning', message: { key: edited.rejection.code === 'sent' ? 'outbox.isSent' : 'outbox.editRefused' } })
    if (edited.ok || edited.rejection.code !== 'sent') void navigate(links.checkout)
  }
  return (
    <>
      {state === 'kept-back' && ui.online && <button type="button" className="link" onClick={() => void unsentOrders.send(task_id).catch(report)}>{t('outbox.send')}</button>}
      <button type="button" className="link link-quiet" aria-label={t('outbox.editName', { name })} onClick={() => void edit().catch(report)}>{t('outbox.edit')}</button>
      <button type="button" className="link link-quiet" aria-label={t('outbox.discardName', { name })} onClick={() => ui.ask({ id: 'discard-task', subject: name, confirm: async () => void (await unsentOrders.cancel(task_id)) })}>
        {t('cart.remove')}
      </button>
    </>
  )
})
