import type { MessageKey } from '@vitrin/i18n'
import type { StoredOrder } from '@vitrin/checkout'
import type { SyncTask } from '@vitrin/sync-queue'
import { useNavigate } from '../navigation'
import { useStorefront } from '../storefront-context'
import { useLinks } from './use-links'
import { useMessage } from './use-message'
import { useShopper } from './use-shopper'

const NAMES: Readonly<Record<string, MessageKey>> = {
  orders: 'outbox.order',
  profile: 'outbox.profile',
  reviews: 'outbox.review',
  contact: 'outbox.question',
}

/** Why an order could not be taken back. */
const NOT_BACK: Readonly<Record<string, MessageKey>> = { sent: 'outbox.isSent', 'no-answer': 'outbox.mayBeSent' }
const NOT_CHANGED = { sent: 'contact.isSent', 'draft-in-use': 'contact.draftInUse' } as const
const TAKEN_BACK = { 'taken-back': 'contact.takenBack', stopped: 'contact.stopped' } as const

export interface TaskAction {
  readonly label: string
  /** The label with the name of the task, where the label alone is on several buttons. */
  readonly fullLabel?: string
  /** It brings the task on; others change or remove it. */
  readonly isMain: boolean
  readonly run: () => void
}

export interface UnsentTask {
  readonly name: string
  readonly order: StoredOrder | undefined
  readonly actions: readonly TaskAction[]
}

/** An entry of the outbox: its name, and what the shopper can do with it. In an `observer`. */
export function useUnsentTask({ task_id, scope, state }: SyncTask): UnsentTask {
  const t = useMessage()
  const storefront = useStorefront()
  const navigate = useNavigate()
  const links = useLinks()
  const shopper = useShopper()
  const { ui } = storefront
  const order = shopper?.unsentOrders.find(task_id)
  const count = order?.items?.reduce((sum, { qty }) => sum + qty, 0) ?? 0
  const subject = shopper?.contact.kept(task_id)?.form.subject
  const plain = NAMES[scope]
  const name =
    count > 0
      ? t('outbox.orderOf', { count })
      : subject === undefined
        ? plain
          ? t(plain)
          : scope
        : t('outbox.questionOf', { subject })
  if (!shopper) return { name, order, actions: [] }

  const { unsentOrders, contact, queue } = shopper
  const say = (type: 'success' | 'warning', key: MessageKey) => ui.notifications.show({ type, message: { key } })
  const reported = (act: () => Promise<unknown>) => () => {
    act().catch((error: unknown) => storefront.report(error))
  }
  const editOrder = async () => {
    const edited = await unsentOrders.edit(task_id)
    ui.closePanel()
    const why = edited.ok ? undefined : NOT_BACK[edited.rejection.code]
    if (!edited.ok) say('warning', why ?? 'outbox.editRefused')
    if (!why) navigate(links.checkout)
  }
  const cancelOrder = async () => {
    const gone = await unsentOrders.cancel(task_id)
    if (!gone.ok) say('warning', NOT_BACK[gone.rejection.code] ?? 'outbox.mayBeSent')
  }
  const editQuestion = async () => {
    const edited = await contact.edit(task_id)
    if (!edited.ok) say('warning', NOT_CHANGED[edited.rejection.code])
    if (!edited.ok && edited.rejection.code === 'sent') return
    ui.closePanel()
    navigate(links.content('contact'))
  }
  const takeBackQuestion = async () => {
    const taken = await contact.takeBack(task_id)
    if (taken.ok) say('success', TAKEN_BACK[taken.value])
    else say('warning', 'contact.gone')
  }
  const edit = { orders: editOrder, contact: editQuestion }[scope]
  const discard = { orders: cancelOrder, contact: takeBackQuestion }[scope]
  const canSend = scope === 'orders' && (state === 'on-hold' || state === 'unsure') && ui.online

  const actions: TaskAction[] = []
  if (state === 'failed')
    actions.push({
      label: t('outbox.retry'),
      fullLabel: t('outbox.retryName', { name }),
      isMain: true,
      run: () => void queue.send(task_id),
    })
  if (queue.holds.get(task_id) === 'needs-sign-in')
    actions.push({
      label: t('account.signIn'),
      isMain: true,
      run: () => {
        ui.closePanel()
        ui.openModal('authentication')
      },
    })
  if (canSend)
    actions.push({
      label: t(state === 'unsure' ? 'outbox.sendAgain' : 'outbox.send'),
      isMain: true,
      run: reported(() => unsentOrders.send(task_id)),
    })
  if (edit)
    actions.push({
      label: t('outbox.edit'),
      fullLabel: t('outbox.editName', { name }),
      isMain: false,
      run: reported(edit),
    })
  actions.push({
    label: t('cart.remove'),
    fullLabel: t('outbox.discardName', { name }),
    isMain: false,
    run: () =>
      ui.ask({
        id: 'discard-task',
        subject: name,
        confirm: discard ?? (async () => void (await queue.remove(task_id, 'idle'))),
      }),
  })
  return { name, order, actions }
}
