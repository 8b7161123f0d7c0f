import {
  Link,
  observer,
  shortOrderName,
  useClosePanel,
  useDateFormat,
  useLinks,
  useShopper,
  useStorefront,
  useUnsentTasks,
  type SyncTask,
} from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { TASK_NAMES } from '../components/task-names'
import { TaskStatus } from '../components/task-status'
import { useText, type Text } from '../messages/use-text'
import '../styles/account.css'
import { Panel } from './panel'
import { OrderActions, OrderedLines } from './unsent-order'
import { QuestionActions } from './unsent-question'

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
  const shopper = useShopper()
  const { ui } = useStorefront()
  const { task_id, scope, state, created_at } = task
  const order = shopper?.unsentOrders.find(task_id)
  const count = order?.items?.reduce((sum, { qty }) => sum + qty, 0) ?? 0
  const question = shopper?.contact.kept(task_id)
  const name = nameOf({ t, scope, count, subject: question?.form.subject })
  const needsSignIn = shopper?.queue.holds.get(task_id) === 'needs-sign-in'
  const signIn = () => {
    ui.closePanel()
    ui.openModal('authentication')
  }
  return (
    <li>
      <h3>
        {name} <span className="muted small">{t('outbox.since', { time: date(created_at, 'minute') })}</span>
      </h3>
      {order && <p className="small muted">{t('outbox.reference', { reference: shortOrderName(task_id) })}</p>}
      <p>
        <TaskStatus task={task} />
      </p>
      {order && <OrderedLines order={order} />}
      <div className="cluster">
        {state === 'failed' && (
          <button
            type="button"
            className="link"
            aria-label={t('outbox.retryName', { name })}
            onClick={() => void shopper?.queue.send(task_id)}
          >
            {t('outbox.retry')}
          </button>
        )}
        {needsSignIn && (
          <button type="button" className="link" onClick={signIn}>
            {t('account.signIn')}
          </button>
        )}
        {scope === 'orders' && <OrderActions task={task} name={name} />}
        {scope === 'contact' && <QuestionActions task={task} name={name} />}
        {scope !== 'orders' && scope !== 'contact' && (
          <button
            type="button"
            className="link link-quiet"
            aria-label={t('outbox.discardName', { name })}
            onClick={() =>
              ui.ask({
                id: 'discard-task',
                subject: name,
                confirm: async () => void (await shopper?.queue.remove(task_id, 'idle')),
              })
            }
          >
            {t('cart.remove')}
          </button>
        )}
      </div>
    </li>
  )
})

interface NamedTask {
  readonly t: Text
  readonly scope: string
  /** The pieces of an order. */
  readonly count: number
  /** Of a question. */
  readonly subject: string | undefined
}

function nameOf({ t, scope, count, subject }: NamedTask): string {
  if (count > 0) return t('outbox.orderOf', { count })
  return subject === undefined ? t(TASK_NAMES[scope]!) : t('outbox.questionOf', { subject })
}
