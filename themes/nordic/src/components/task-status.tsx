import { observer, useHoldReason, useShopper, type HoldReason, type SyncTask, useOrderRefusal } from '@vitrin/theme-kit'
import { useText, type TextKey } from '../messages/use-text'
import { Status } from '../ui/status'

const REASONS: Readonly<Record<HoldReason, readonly [status: TextKey, text: TextKey]>> = {
  offline: ['outbox.offline', 'outbox.offlineText'],
  'no-answer': ['outbox.noAnswer', 'outbox.noAnswerText'],
  'retry-later': ['outbox.retryLater', 'outbox.retryLaterText'],
  'needs-sign-in': ['outbox.needsSignIn', 'outbox.needsSignInText'],
  'server-fault': ['outbox.serverFault', 'outbox.serverFaultText'],
  'on-hold': ['outbox.onHold', 'outbox.onHoldText'],
  unsure: ['outbox.unsure', 'outbox.unsureText'],
}

/** Says why a task is still on this device, and what happens next. */
export const TaskStatus = observer(function TaskStatus({ task }: { readonly task: SyncTask }) {
  const t = useText()
  const shopper = useShopper()
  const { task_id, scope, state, result } = task
  const reason = useHoldReason(task_id) ?? 'no-answer'
  const orderRefusal = useOrderRefusal()
  if (state === 'refused') {
    const sentence = typeof result === 'string' ? result : undefined
    const translated = sentence === undefined ? undefined : shopper?.hostSentence(sentence)
    return (
      <TaskText
        kind="out"
        status={t('outbox.refused')}
        text={scope === 'orders' ? orderRefusal(task, sentence) : (translated ?? t('outbox.refusedText'))}
      />
    )
  }
  const [status, text] = REASONS[reason]
  return <TaskText kind={state === 'failed' ? 'out' : 'wait'} status={t(status)} text={t(text)} />
})

function TaskText({
  kind,
  status,
  text,
}: {
  readonly kind: 'wait' | 'out'
  readonly status: string
  readonly text: string
}) {
  return (
    <>
      <span className="task-status">
        <Status kind={kind}>{status}</Status>
      </span>
      <span className="small muted">{text}</span>
    </>
  )
}
