import type { StoredOrder } from '@vitrin/checkout'
import type { SyncTask } from '@vitrin/sync-queue'
import { observer, useNavigate, useShopper, useStorefront } from '@vitrin/theme-kit'
import { LinePrice } from '../components/line-price'
import { Money } from '../components/money'
import { PiecePicture } from '../components/piece-picture'
import { PieceText } from '../components/piece-text'
import { useLinks } from '../components/use-links'
import { useText } from '../messages/use-text'

/** What was ordered, as it lay in the cart. */
export function OrderedLines({ order }: { readonly order: StoredOrder }) {
  const t = useText()
  const { items = [], expected_totals: totals } = order
  return (
    <details>
      <summary className="link">{t('outbox.lines')}</summary>
      <ul className="list">
        {items.map((item) => (
          <li key={item.key} className="mini-line">
            <PiecePicture name={item.name} image={item.image} measured={item.made_to_measure} mini="always" />
            <div>
              <p><b>{item.qty > 1 ? `${item.qty} × ${item.name}` : item.name}</b></p>
              <p className="small muted"><PieceText piece={item} /></p>
            </div>
            <LinePrice item={item} />
          </li>
        ))}
      </ul>
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
  const { ui } = useStorefront()
  const unsentOrders = useShopper()?.unsentOrders
  const navigate = useNavigate()
  const links = useLinks()
  // The host may have an order whose answer was lost (decisions.md 12).
  if (!unsentOrders || (state !== 'kept-back' && state !== 'refused')) return null
  const edit = async () => {
    const edited = await unsentOrders.edit(task_id)
    ui.closePanel()
    if (!edited.ok) ui.notifications.show({ type: 'warning', message: { key: edited.rejection.code === 'sent' ? 'outbox.isSent' : 'outbox.editRefused' } })
    if (edited.ok || edited.rejection.code !== 'sent') void navigate(links.checkout)
  }
  return (
    <>
      {state === 'kept-back' && ui.online && <button type="button" className="link" onClick={() => void unsentOrders.send(task_id)}>{t('outbox.send')}</button>}
      <button type="button" className="link link-quiet" aria-label={t('outbox.editName', { name })} onClick={() => void edit()}>{t('outbox.edit')}</button>
      <button type="button" className="link link-quiet" aria-label={t('outbox.discardName', { name })} onClick={() => ui.ask({ id: 'discard-task', subject: name, confirm: async () => void (await unsentOrders.cancel(task_id)) })}>
        {t('cart.remove')}
      </button>
    </>
  )
})
