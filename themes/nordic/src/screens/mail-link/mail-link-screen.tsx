import { Link, observer, useLinks, useShopper, type ScreenProps, type Shopper } from '@vitrin/theme-kit'
import { useEffect, useState } from 'react'
import { NewsletterCoupon } from '../../account/newsletter-coupon'
import { NewsletterForm } from '../../account/newsletter-form'
import { useText, type TextKey } from '../../messages/use-text'
import '../../styles/account.css'
import '../../styles/feedback.css'
import '../../styles/pages.css'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-error'
import { Skeleton } from '../../ui/skeleton'

type Links = Shopper['mailLinks']
type MailLink = NonNullable<Links['link']>

/** The page of a mailed link `?token=…`. The server does not render the token, nor what the link is for. */
export default observer(function MailLinkScreen({ page }: ScreenProps<'mail-link'>) {
  const t = useText()
  const toHome = useLinks().home
  const links = useShopper()?.mailLinks
  const token = new URLSearchParams(page.url.split('?')[1]).get('token') ?? ''
  useEffect(() => void links?.open(token), [links, token])
  return (
    <div className="page content account-page mail-link">
      <noscript>
        <p>{t('mailLink.noscript')}</p>
      </noscript>
      {links && links.status !== 'loading' ? (
        <Shown links={links} />
      ) : (
        <>
          <h1>{t('mailLink.title')}</h1>
          <Skeleton lines={2} needsScript />
        </>
      )}
      <p>
        <Link to={toHome}>{t('thanks.home')}</Link>
      </p>
    </div>
  )
})

const Shown = observer(function Shown({ links }: { readonly links: Links }) {
  const t = useText()
  const { link, status } = links
  if (!link)
    return (
      <>
        <h1>{t(status === 'failed' ? 'mailLink.title' : 'mailLink.unknown')}</h1>
        <p className="lead">{t(status === 'failed' ? 'request.unreachable' : 'mailLink.unknownText')}</p>
      </>
    )
  const { email, name = '' } = link
  return (
    <>
      <output>
        <h1>{t(titleOf(link))}</h1>
        <p className="lead">{t(textOf(link), { email, name })}</p>
      </output>
      {link.state === 'open' && <Follow links={links} link={link} />}
      {link.purpose === 'newsletter-join' && <Newcomer link={link} />}
    </>
  )
})

/** The button that does what the link is for. */
function Follow({ links, link }: { readonly links: Links; readonly link: MailLink }) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const follow = async () => {
    setBusy(true)
    await links.follow()
    setBusy(false)
  }
  return (
    <>
      <div role="alert">{links.status === 'failed' && <FieldError>{t('request.unreachable')}</FieldError>}</div>
      <div className="cluster">
        <Button busy={busy} onClick={() => void follow()}>
          {t(`mailLink.${link.purpose}.yes`)}
        </Button>
      </div>
    </>
  )
}

/** The coupon after a yes, and a new mail for a link that is too old. */
function Newcomer({ link: { state, email } }: { readonly link: MailLink }) {
  if (state === 'expired') return <NewsletterForm email={email} />
  return state === 'done' || state === 'used' ? <NewsletterCoupon /> : null
}

function titleOf({ purpose, state }: MailLink): TextKey {
  return state === 'open' || state === 'done' ? `mailLink.${purpose}.${state}` : `mailLink.${state}`
}

function textOf({ purpose, state }: MailLink): TextKey {
  if (state === 'used') return 'mailLink.usedText'
  return state === 'expired' ? `mailLink.${purpose}.expiredText` : `mailLink.${purpose}.${state}Text`
}
