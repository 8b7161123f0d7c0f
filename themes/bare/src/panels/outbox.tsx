import {
  Link,
  observer,
  shortOrderName,
  useClosePanel,
  useDateFormat,
  useLinks,
  useMessage,
  useShopper,
  useStorefront,
  useUnsentTask,
  useUnsentTasks,
  type SyncTask,
} from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { Lines } from '../parts/lines'
import { TaskStatus } from '../parts/task-status'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Money } from '../ui/price'

/** What the shopper sent and the host has not taken. */
export default observer(function Outbox() {
  const t = useMessage()
  const links = useLinks()
  const close = useClosePanel()
  const storefront = useStorefront()
  const unsent = useUnsentTasks().all
  const orders = useShopper()?.unsentOrders
  useEffect(() => {
    orders?.refresh().catch((error: unknown) => storefront.report(error))
  }, [orders, storefront])
  const isUnsure = unsent.some(({ state }) => state === 'unsure')
  const lead = unsent.length === 0 ? 'outbox.empty' : isUnsure ? 'outbox.leadUnsure' : 'outbox.lead'
  return (
    <Dialog title={t('outbox.title')} shape="side" closeLabel={t('outbox.close')} onClose={close}>
      <p>{t(lead)}</p>
      {orders?.sent.map(({ order_id, number }) => (
        <p key={order_id}>
          <Link to={links.orderConfirmation(order_id)} onClick={close}>
            {t('outbox.sentNumber', { number })}
          </Link>
        </p>
      ))}
      <ul className="entries">
        {unsent.map((task) => (
          <Entry key={task.task_id} task={task} />
        ))}
      </ul>
    </Dialog>
  )
})

const Entry = observer(function Entry({ task }: { readonly task: SyncTask }) {
  const t = useMessage()
  const date = useDateFormat()
  const { name, order, actions } = useUnsentTask(task)
  const { items = [], expected_totals: totals } = order ?? {}
  return (
    <li>
      <h3>
        {name} <small>{t('outbox.since', { time: date(task.created_at, 'minute') })}</small>
      </h3>
      {order && <small>{t('outbox.reference', { reference: shortOrderName(task.task_id) })}</small>}
      <p>
        <TaskStatus task={task} />
      </p>
      {order && (
        <details>
          <summary>{t('outbox.lines')}</summary>
          <Lines items={items} />
        </details>
      )}
      {totals && (
        <p>
          {t('cart.total')}{' '}
          <b>
            <Money kronor={totals.grand_total} exact />
          </b>
        </p>
      )}
      <p className="row">
        {actions.map(({ label, fullLabel, isMain, run }) => (
          <Button key={label} main={isMain} aria-label={fullLabel} onClick={run}>
            {label}
          </Button>
        ))}
      </p>
    </li>
  )
})
