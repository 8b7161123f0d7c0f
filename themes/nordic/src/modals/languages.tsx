import { Link, observer, useStorefront, useStoreViews } from '@vitrin/theme-kit'
import { Dialog } from '../components/dialog'
import { useText } from '../messages/use-text'
import '../styles/overlays.css'
import { CloseButton } from '../ui/close-button'

/** Every store view by its own name; each leads to the shown page in that view (R2.28). */
export default observer(function Languages() {
  const t = useText()
  const { ui } = useStorefront()
  return (
    <Dialog className="modal" labelledBy="languages-title" onClose={() => ui.closeModal()}>
      <h2 id="languages-title">{t('languages.title')}</h2>
      <ul className="stack">
        {useStoreViews().map(({ storeCode, name, language, address, isCurrent }) => (
          <li key={storeCode}>
            <Link
              className="link"
              to={address}
              lang={language}
              hrefLang={language}
              aria-current={isCurrent || undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <CloseButton label={t('ui.close')} onClick={() => ui.closeModal()} />
    </Dialog>
  )
})
