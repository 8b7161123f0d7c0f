import { Link, observer, useLinks, useStorefront } from '@vitrin/theme-kit'
import { Dialog } from '../components/dialog'
import SizeGuideDrawings from '../components/size-guide'
import { useText } from '../messages/use-text'
import '../styles/overlays.css'
import { CloseButton } from '../ui/close-button'

/** How to measure, without leaving the product or the checkout (R2.28). */
export default observer(function SizeGuide() {
  const t = useText()
  const links = useLinks()
  const { ui } = useStorefront()
  return (
    <Dialog className="modal is-wide" labelledBy="size-guide-title" onClose={() => ui.closeModal()}>
      <h2 id="size-guide-title">{t('sizeGuide.title')}</h2>
      <p className="muted">{t('sizeGuide.lead')}</p>
      <SizeGuideDrawings />
      <p className="cluster">
        <Link className="link" to={links.content('measuring')}>
          {t('shell.measuring')}
        </Link>
      </p>
      <CloseButton label={t('ui.close')} onClick={() => ui.closeModal()} />
    </Dialog>
  )
})
