import {
  observer,
  useLinks,
  useNavigate,
  useShopper,
  useStorefront,
  type MessageKey,
  type StoredOrder,
  type SyncTask,
} from '@vitrin/theme-kit'
import { MiniLines } from '../components/mini-lines'
import { Money } from '../components/money'
import { PiecePicture } from '../components/piece-picture'
import { useText } from '../messages/use-text'

const MAX_DRAWN = 3

/** The drawings, the lines and the total of an order that has not been sent. */
export function OrderedLines({ order }: { readonly order: StoredOrder }) {
  const t = useText()
  const { items = [], expected_totals: totals } = order
  return (
    <>
      <div className="outbox-order">
        <ul className="list">
          {items.slice(0, MAX_DRAWN).map((item) => (
            <li key={item.key}>
              <PiecePicture name={item.name} image={item.image} measured={item.made_to_measure} mini="always" />
            </li>
          ))}
        </ul>
        {totals && (
          <p>
            {t('cart.total')}{' '}
            <b>
              <Money kronor={totals.grand_total} isTotal />
            </b>
          </p>
        )}
      </div>
      <details>
        <summary className="link">{t('outbox.lines')}</summary>
        <MiniLines items={items} />
      </details>
    </>
  )
}

/** Why an order could not be taken back. */
const CANNOT_TAKE_BACK: Readonly<Record<string, MessageKey>> = {
  sent: 'outbox.isSent',
  'no-answer': 'outbox.mayBeSent',
}

export interface OrderActionsProps {
  readonly task: SyncTask
  /** The name of the order in this list. */
  readonly name: string
}

/** Buttons to send, change or delete an order that the host does not have. */
export const OrderActions = observer(function OrderActions({ task: { task_id, state }, name }: OrderActionsProps) {
  const t = useText()
  const storefront = useStorefront()
  const { ui } = storefront
  const unsentOrders = useShopper()?.unsentOrders
  const navigate = useNavigate()
  const links = useLinks()
  if (!unsentOrders) return null
  const report = (error: unknown) => storefront.report(error)
  const warn = (key: MessageKey) => ui.notifications.show({ type: 'warning', message: { key } })
  const edit = async () => {
    const edited = await unsentOrders.edit(task_id)
    ui.closePanel()
    if (!edited.ok) warn(CANNOT_TAKE_BACK[edited.rejection.code] ?? 'outbox.editRefused')
    if (edited.ok || !(edited.rejection.code in CANNOT_TAKE_BACK)) void navigate(links.checkout)
  }
  const cancel = async () => {
    const gone = await unsentOrders.cancel(task_id)
    if (!gone.ok) warn(CANNOT_TAKE_BACK[gone.rejection.code]!)
  }
  return (
    <>
      {(state === 'on-hold' || state === 'unsure') && ui.online && (
        <button type="button" className="link" onClick={() => void unsentOrders.send(task_id).catch(report)}>
          {t(state === 'unsure' ? 'outbox.sendAgain' : 'outbox.send')}
        </button>
      )}
      <button
        type="button"
        className="link link-quiet"
        aria-label={t('outbox.editName', { name })}
        onClick={() => void edit().catch(report)}
      >
        {t('outbox.edit')}
      </button>
      <button
        type="button"
        className="link link-quiet"
        aria-label={t('outbox.discardName', { name })}
        onClick={() => ui.ask({ id: 'discard-task', subject: name, confirm: cancel })}
      >
        {t('cart.remove')}
      </button>
    </>
  )
})
