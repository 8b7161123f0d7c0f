import { useLinks, useNavigate, useShopper, useStorefront, type MessageKey, type SyncTask } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

const CANNOT_EDIT = { sent: 'contact.isSent', 'draft-in-use': 'contact.draftInUse' } as const
const TAKEN_BACK = { 'taken-back': 'contact.takenBack', stopped: 'contact.stopped' } as const

export interface QuestionActionsProps {
  readonly task: SyncTask
  /** The name of the question in this list. */
  readonly name: string
}

/** Buttons to change or remove a question that the host has not confirmed. */
export function QuestionActions({ task: { task_id }, name }: QuestionActionsProps) {
  const t = useText()
  const storefront = useStorefront()
  const { ui } = storefront
  const contact = useShopper()?.contact
  const navigate = useNavigate()
  const links = useLinks()
  if (!contact) return null
  const say = (type: 'success' | 'warning', key: MessageKey) => ui.notifications.show({ type, message: { key } })
  const edit = async () => {
    const edited = await contact.edit(task_id)
    if (!edited.ok) say('warning', CANNOT_EDIT[edited.rejection.code])
    if (!edited.ok && edited.rejection.code === 'sent') return
    ui.closePanel()
    void navigate(links.content('contact'))
  }
  const remove = async () => {
    const taken = await contact.takeBack(task_id)
    if (taken.ok) say('success', TAKEN_BACK[taken.value])
    else say('warning', 'contact.gone')
  }
  return (
    <>
      <button
        type="button"
        className="link link-quiet"
        aria-label={t('outbox.editName', { name })}
        onClick={() => void edit().catch((error: unknown) => storefront.report(error))}
      >
        {t('outbox.edit')}
      </button>
      <button
        type="button"
        className="link link-quiet"
        aria-label={t('outbox.discardName', { name })}
        onClick={() => ui.ask({ id: 'discard-task', subject: name, confirm: remove })}
      >
        {t('cart.remove')}
      </button>
    </>
  )
}
