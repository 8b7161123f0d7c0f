import { observer, useStorefront } from '@vitrin/theme-kit'
import '../styles/overlays.css'
import { useText } from '../messages/use-text'
import { Button } from '../ui/button'
import { Dialog } from '../components/dialog'
import { CloseButton } from '../ui/close-button'

/** R5.05: a line is removed only after a yes. */
export default observer(function Confirmation() {
  const t = useText()
  const { ui } = useStorefront()
  const { confirmation } = ui
  if (!confirmation) return null
  return (
    <Dialog className="modal" labelledBy="confirmation" onClose={() => void ui.answer(false)}>
      <h2 id="confirmation">{t('cart.removeQuestion', { name: confirmation.subject })}</h2>
      <p className="muted">{t('cart.removeText')}</p>
      <div className="cluster">
        <Button small busy={ui.isConfirming} onClick={() => void ui.answer(true)}>{t('cart.remove')}</Button>
        <Button small secondary onClick={() => void ui.answer(false)}>{t('cart.keep')}</Button>
      </div>
      <CloseButton label={t('ui.close')} onClick={() => void ui.answer(false)} />
    </Dialog>
  )
})
