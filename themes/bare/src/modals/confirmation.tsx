import { observer, useMessage, useStorefront, type Confirmation as Request, type MessageKey } from '@vitrin/theme-kit'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

const TEXTS: Readonly<Record<Request['id'], readonly [title: MessageKey, text?: MessageKey]>> = {
  'remove-from-cart': ['cart.removeQuestion'],
  'discard-task': ['outbox.discardQuestion', 'outbox.discardText'],
}

/** Asks before something is removed. */
export default observer(function Confirmation() {
  const t = useMessage()
  const { ui } = useStorefront()
  const { confirmation } = ui
  if (!confirmation) return null
  const [title, text] = TEXTS[confirmation.id]
  const name = confirmation.subject
  return (
    <Dialog title={t(title, { name })} onClose={() => void ui.answer(false)}>
      {text && <p>{t(text, { name })}</p>}
      <p className="row">
        <Button main busy={ui.isConfirming} onClick={() => void ui.answer(true)}>
          {t('cart.remove')}
        </Button>
        <Button onClick={() => void ui.answer(false)}>{t('cart.keep')}</Button>
      </p>
    </Dialog>
  )
})
