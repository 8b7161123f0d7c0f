import { observer, useFocusOnMount, useShopper, useStorefront } from '@vitrin/theme-kit'
import { NewsletterCoupon } from '../account/newsletter-coupon'
import { NewsletterForm } from '../account/newsletter-form'
import { Dialog } from '../components/dialog'
import { useText } from '../messages/use-text'
import '../styles/overlays.css'
import { Button } from '../ui/button'
import { CloseButton } from '../ui/close-button'

/** Subscribes to the newsletter from every page (R2.28). */
export default observer(function Newsletter() {
  const t = useText()
  const { ui } = useStorefront()
  const shopper = useShopper()
  const isReader = shopper?.newsletter.isSubscribed ?? false
  return (
    <Dialog className="modal" labelledBy="newsletter-title" onClose={() => ui.closeModal()}>
      <h2 id="newsletter-title">{t('newsletter.title')}</h2>
      {isReader ? (
        <Joined onClose={() => ui.closeModal()} />
      ) : (
        <>
          <p className="muted">{t('newsletter.lead')}</p>
          <NewsletterForm email={shopper?.session.current?.email ?? ''} />
        </>
      )}
      <CloseButton label={t('ui.close')} onClick={() => ui.closeModal()} />
    </Dialog>
  )
})

const Joined = observer(function Joined({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const email = useShopper()?.newsletter.newsletter.email ?? ''
  const text = useFocusOnMount<HTMLParagraphElement>()
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {t('newsletter.reading', { email })}
      </p>
      <NewsletterCoupon />
      <div className="cluster">
        <Button small onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
    </>
  )
})
