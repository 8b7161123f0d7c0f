import { observer, useContentPage, useLinks, useStorefront } from '@vitrin/theme-kit'
import { Dialog } from '../components/dialog'
import { useText } from '../messages/use-text'
import '../styles/overlays.css'
import '../styles/pages.css'
import { CloseButton } from '../ui/close-button'

/** Shows the terms in the checkout, without leaving it (R2.28). */
export default observer(function Terms() {
  const t = useText()
  const { ui } = useStorefront()
  const links = useLinks()
  const terms = useContentPage(links.content('terms'))
  return (
    <Dialog className="modal is-wide" labelledBy="terms-title" onClose={() => ui.closeModal()}>
      <h2 id="terms-title">{t('shell.terms')}</h2>
      {/* Sanitised where the page is loaded. */}
      {terms.page && <div className="prose" dangerouslySetInnerHTML={{ __html: terms.page.content ?? '' }} />}
      {!terms.page && <output>{t(terms.failed ? 'request.unreachable' : 'checkout.loading')}</output>}
      <CloseButton label={t('ui.close')} onClick={() => ui.closeModal()} />
    </Dialog>
  )
})
