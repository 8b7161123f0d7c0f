import { observer, useShopper, useStorefront } from '@vitrin/theme-kit'
import { useRef } from 'react'
import { useText } from '../messages/use-text'
import { Skeleton } from '../ui/skeleton'
import { ByMail } from './by-mail'
import { Letter } from './letter'

/** The contact form (R5.20), below the text of its page. */
export default observer(function ContactForm() {
  const t = useText()
  const shopper = useShopper()
  const storefront = useStorefront()
  const { config } = storefront
  const contact = shopper?.contact
  const title = useRef<HTMLHeadingElement>(null)
  const clear = () => {
    contact?.forget().catch((error: unknown) => storefront.report(error))
    title.current?.focus()
  }
  return (
    <section className="contact" aria-labelledby="contact-form">
      <h2 id="contact-form" ref={title} tabIndex={-1}>
        {t('contact.title')}
      </h2>
      {config.hostHasAdditions === false ? (
        <ByMail />
      ) : (
        <>
          <p className="muted">{t('contact.lead')}</p>
          <noscript>
            <p>{t('withdraw.noscript')}</p>
            <ByMail />
          </noscript>
          {contact?.isLoaded ? (
            <Letter
              key={`${contact.edition} ${shopper?.session.current?.id ?? ''}`}
              contact={contact}
              customer={shopper?.session.current}
              onClear={clear}
            />
          ) : (
            <Skeleton lines={3} needsScript />
          )}
        </>
      )}
    </section>
  )
})
