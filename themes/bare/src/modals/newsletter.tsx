import { observer, useFocusOnMount, useMessage, useShopper, useStorefront } from '@vitrin/theme-kit'
import { NewsletterCoupon, NewsletterForm } from '../account/newsletter'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** Subscribes to the newsletter from every page. */
export default observer(function Newsletter() {
  const t = useMessage()
  const { ui } = useStorefront()
  const shopper = useShopper()
  const close = () => ui.closeModal()
  return (
    <Dialog title={t('newsletter.title')} onClose={close}>
      {shopper?.newsletter.isSubscribed ? (
        <Joined email={shopper.newsletter.newsletter.email} onClose={close} />
      ) : (
        <>
          <p>{t('newsletter.lead')}</p>
          <NewsletterForm email={shopper?.session.current?.email ?? ''} />
        </>
      )}
    </Dialog>
  )
})

function Joined({ email, onClose }: { readonly email: string | undefined; readonly onClose: () => void }) {
  const t = useMessage()
  const text = useFocusOnMount<HTMLParagraphElement>()
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {t('newsletter.reading', { email: email ?? '' })}
      </p>
      <NewsletterCoupon />
      <Button main onClick={onClose}>
        {t('ui.close')}
      </Button>
    </>
  )
}
