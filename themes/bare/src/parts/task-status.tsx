import {
  observer,
  useHoldReason,
  useMessage,
  useOrderRefusal,
  useShopper,
  type HoldReason,
  type MessageKey,
  type SyncTask,
} from '@vitrin/theme-kit'
import { Status } from '../ui/note'

const REASONS: Readonly<Record<HoldReason, readonly [status: MessageKey, text: MessageKey]>> = {
  offline: ['outbox.offline', 'outbox.offlineText'],
  'no-answer': ['outbox.noAnswer', 'outbox.noAnswerText'],
  'retry-later': ['outbox.retryLater', 'outbox.retryLaterText'],
  'needs-sign-in': ['outbox.needsSignIn', 'outbox.needsSignInText'],
  'server-fault': ['outbox.serverFault', 'outbox.serverFaultText'],
  'on-hold': ['outbox.onHold', 'outbox.onHoldText'],
  unsure: ['outbox.unsure', 'outbox.unsureText'],
}

/** Why a task is still on this device, and what happens next. */
export const TaskStatus = observer(function TaskStatus({ task }: { readonly task: SyncTask }) {
  const t = useMessage()
  const shopper = useShopper()
  const { task_id, scope, state, result } = task
  const reason = useHoldReason(task_id) ?? 'no-answer'
  const orderRefusal = useOrderRefusal()
  if (state === 'refused') {
    const sentence = typeof result === 'string' ? result : undefined
    const said = sentence === undefined ? undefined : shopper?.hostSentence(sentence)
    return (
      <>
        <Status kind="out">{t('outbox.refused')}</Status>{' '}
        {scope === 'orders' ? orderRefusal(task, sentence) : (said ?? t('outbox.refusedText'))}
      </>
    )
  }
  const [status, text] = REASONS[reason]
  return (
    <>
      <Status kind={state === 'failed' ? 'out' : 'wait'}>{t(status)}</Status> {t(text)}
    </>
  )
})
