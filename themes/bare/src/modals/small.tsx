import { Link, observer, useContentPage, useLinks, useMessage, useStorefront, useStoreViews } from '@vitrin/theme-kit'
import { ContactText } from '../parts/contact-text'
import { SizeGuide } from '../parts/size-guide'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** How to measure, without leaving the page. */
export const SizeGuideModal = observer(function SizeGuideModal() {
  const t = useMessage()
  const links = useLinks()
  const { ui } = useStorefront()
  return (
    <Dialog title={t('sizeGuide.title')} shape="page" onClose={() => ui.closeModal()}>
      <p>{t('sizeGuide.lead')}</p>
      <SizeGuide />
      <Link to={links.content('measuring')}>{t('shell.measuring')}</Link>
    </Dialog>
  )
})

/** The terms in the checkout, without leaving it. */
export const Terms = observer(function Terms() {
  const t = useMessage()
  const { ui } = useStorefront()
  const terms = useContentPage(useLinks().content('terms'))
  return (
    <Dialog title={t('shell.terms')} shape="page" onClose={() => ui.closeModal()}>
      {/* Sanitised where the page is loaded. */}
      {terms.page && <div className="prose" dangerouslySetInnerHTML={{ __html: terms.page.content ?? '' }} />}
      {!terms.page && <output>{t(terms.failed ? 'request.unreachable' : 'checkout.loading')}</output>}
    </Dialog>
  )
})

/** The host of this shop lacks what the shopper asked for. */
export const FeatureNotImplemented = observer(function FeatureNotImplemented() {
  const t = useMessage()
  const { ui } = useStorefront()
  return (
    <Dialog title={t('notImplemented.title')} onClose={() => ui.closeModal()}>
      <p>
        {t('notImplemented.text')} <ContactText message="notImplemented.call" />
      </p>
      <Button main onClick={() => ui.closeModal()}>
        {t('ui.ok')}
      </Button>
    </Dialog>
  )
})

/** Every store view by its own name; each leads to the shown page in that view. */
export const Languages = observer(function Languages() {
  const t = useMessage()
  const { ui } = useStorefront()
  return (
    <Dialog title={t('languages.title')} onClose={() => ui.closeModal()}>
      <ul className="rows">
        {useStoreViews().map(({ storeCode, name, language, address, isCurrent }) => (
          <li key={storeCode}>
            <Link to={address} lang={language} hrefLang={language} aria-current={isCurrent || undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
})
