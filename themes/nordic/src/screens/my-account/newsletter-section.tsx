import { observer, useShopper } from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { NewsletterCoupon } from '../../account/newsletter-coupon'
import { NewsletterForm } from '../../account/newsletter-form'
import { NewsletterWaits } from '../../account/newsletter-waits'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Status } from '../../ui/status'

/** Subscribes and unsubscribes. First asks the host whether the account's address is subscribed (R4.41). */
export const NewsletterSection = observer(function NewsletterSection({ email }: { readonly email: string }) {
  const t = useText()
  const newsletter = useShopper()?.newsletter
  useEffect(() => void newsletter?.check(email), [newsletter, email])
  if (!newsletter?.isSubscribed)
    return (
      <>
        <p className="lead">{t('newsletter.lead')}</p>
        <NewsletterForm email={email} />
      </>
    )
  return (
    <>
      <p>
        <Status kind="ok">{t('newsletter.reading', { email: newsletter.newsletter.email })}</Status>
      </p>
      <NewsletterCoupon />
      <NewsletterWaits />
      <div className="cluster">
        <Button secondary small onClick={() => void newsletter.unsubscribe()}>
          {t('newsletter.leave')}
        </Button>
      </div>
    </>
  )
})
