import { observer, useStorefront } from '@vitrin/theme-kit'
import { Dialog } from '../components/dialog'
import { ContactText } from '../components/contact-text'
import { useText } from '../messages/use-text'
import '../styles/overlays.css'
import { Button } from '../ui/button'
import { CloseButton } from '../ui/close-button'

/** The API host of this shop lacks what the shopper asked for (R2.28). */
export default observer(function FeatureNotImplemented() {
  const t = useText()
  const { ui } = useStorefront()
  return (
    <Dialog className="modal" labelledBy="not-implemented" onClose={() => ui.closeModal()}>
      <h2 id="not-implemented">{t('notImplemented.title')}</h2>
      <p>
        {t('notImplemented.text')} <ContactText message="notImplemented.call" />
      </p>
      <div className="cluster">
        <Button small onClick={() => ui.closeModal()}>
          {t('ui.ok')}
        </Button>
      </div>
      <CloseButton label={t('ui.close')} onClick={() => ui.closeModal()} />
    </Dialog>
  )
})
