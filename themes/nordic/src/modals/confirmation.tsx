import { observer, useStorefront, type Confirmation as ConfirmationRequest } from '@vitrin/theme-kit'
import '../styles/overlays.css'
import { useText, type TextKey } from '../messages/use-text'
import { Button } from '../ui/button'
import { Dialog } from '../components/dialog'
import { CloseButton } from '../ui/close-button'

const TEXTS: Readonly<Record<ConfirmationRequest['id'], readonly [title: TextKey, text?: TextKey]>> = {
  'remove-from-cart': ['cart.removeQuestion'],
  'discard-task': ['outbox.discardQuestion', 'outbox.discardText'],
}

/** Asks before something is removed (R5.05). */
export default observer(function Confirmation() {
  const t = useText()
  const { ui } = useStorefront()
  const { confirmation } = ui
  if (!confirmation) return null
  const [title, text] = TEXTS[confirmation.id]
  const name = confirmation.subject
  return (
    <Dialog className="modal" labelledBy="confirmation" onClose={() => void ui.answer(false)}>
      <h2 id="confirmation">{t(title, { name })}</h2>
      {text && <p className="muted">{t(text, { name })}</p>}
      <div className="cluster">
        <Button small busy={ui.isConfirming} onClick={() => void ui.answer(true)}>
          {t('cart.remove')}
        </Button>
        <Button small secondary onClick={() => void ui.answer(false)}>
          {t('cart.keep')}
        </Button>
      </div>
      <CloseButton label={t('ui.close')} onClick={() => void ui.answer(false)} />
    </Dialog>
  )
})
