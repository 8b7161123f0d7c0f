import {
  Link,
  observer,
  shortOrderName,
  useClosePanel,
  useDateFormat,
  useLinks,
  useShopper,
  useStorefront,
  useUnsentTask,
  useUnsentTasks,
  type SyncTask,
} from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { TaskStatus } from '../components/task-status'
import { useText } from '../messages/use-text'
import '../styles/account.css'
import { classNames } from '../ui/class-names'
import { Panel } from './panel'
import { OrderedLines } from './unsent-order'

/** Tasks that the shopper sent and the host has not taken. */
export default observer(function OutboxPanel() {
  const t = useText()
  const unsent = useUnsentTasks().all
  const storefront = useStorefront()
  const links = useLinks()
  const close = useClosePanel()
  const unsentOrders = useShopper()?.unsentOrders
  useEffect(() => {
    unsentOrders?.refresh().catch((error: unknown) => storefront.report(error))
  }, [unsentOrders, storefront])
  const isUnsure = unsent.some(({ state }) => state === 'unsure')
  const lead = unsent.length === 0 ? 'outbox.empty' : isUnsure ? 'outbox.leadUnsure' : 'outbox.lead'
  return (
    <Panel title={t('outbox.title')} closeLabel={t('outbox.close')}>
      <p className="outbox-lead muted">{t(lead)}</p>
      {unsentOrders?.sent.map(({ order_id, number }) => (
        <p key={order_id} className="outbox-lead">
          <Link className="link num" to={links.orderConfirmation(order_id)} onClick={close}>
            {t('outbox.sentNumber', { number })}
          </Link>
        </p>
      ))}
      <ul className="list outbox">
        {unsent.map((task) => (
          <Entry key={task.task_id} task={task} />
        ))}
      </ul>
    </Panel>
  )
})

const Entry = observer(function Entry({ task }: { readonly task: SyncTask }) {
  const t = useText()
  const date = useDateFormat()
  const { name, order, actions } = useUnsentTask(task)
  return (
    <li>
      <h3>
        {name} <span className="muted small">{t('outbox.since', { time: date(task.created_at, 'minute') })}</span>
      </h3>
      {order && <p className="small muted">{t('outbox.reference', { reference: shortOrderName(task.task_id) })}</p>}
      <p>
        <TaskStatus task={task} />
      </p>
      {order && <OrderedLines order={order} />}
      <div className="cluster">
        {actions.map(({ label, fullLabel, isMain, run }) => (
          <button
            key={label}
            type="button"
            className={classNames('link', !isMain && 'link-quiet')}
            aria-label={fullLabel}
            onClick={run}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  )
})
