import {
  Link,
  observer,
  useLinks,
  useMessage,
  useShopper,
  type MessageKey,
  type ScreenProps,
  type Shopper,
} from '@vitrin/theme-kit'
import { useEffect, useState } from 'react'
import { NewsletterCoupon, NewsletterForm } from '../../account/newsletter'
import { Button } from '../../ui/button'
import { Problem, Waiting } from '../../ui/note'

type Links = Shopper['mailLinks']
type MailLink = NonNullable<Links['link']>

/** The page of a mailed link. The server renders neither its token nor what it is for. */
export default observer(function MailLinkScreen({ page }: ScreenProps<'mail-link'>) {
  const t = useMessage()
  const { home } = useLinks()
  const links = useShopper()?.mailLinks
  const token = new URLSearchParams(page.url.split('?')[1]).get('token') ?? ''
  useEffect(() => void links?.open(token), [links, token])
  return (
    <div className="column">
      <noscript>
        <p>{t('mailLink.noscript')}</p>
      </noscript>
      {links && links.status !== 'loading' ? (
        <Opened links={links} />
      ) : (
        <>
          <h1>{t('mailLink.title')}</h1>
          <Waiting />
        </>
      )}
      <p>
        <Link to={home}>{t('thanks.home')}</Link>
      </p>
    </div>
  )
})

const Opened = observer(function Opened({ links }: { readonly links: Links }) {
  const t = useMessage()
  const [busy, setBusy] = useState(false)
  const { link, status } = links
  const hasFailed = status === 'failed'
  if (!link)
    return (
      <>
        <h1>{t(hasFailed ? 'mailLink.title' : 'mailLink.unknown')}</h1>
        <p>{t(hasFailed ? 'request.unreachable' : 'mailLink.unknownText')}</p>
      </>
    )
  const { purpose, state, email, name = '' } = link
  const isNewcomer = purpose === 'newsletter-join'
  const follow = async () => {
    setBusy(true)
    await links.follow()
    setBusy(false)
  }
  return (
    <>
      <output>
        <h1>{t(titleOf(link))}</h1>
        <p>{t(textOf(link), { email, name })}</p>
      </output>
      {state === 'open' && (
        <>
          <Problem>{hasFailed && t('request.unreachable')}</Problem>
          <Button main busy={busy} onClick={() => void follow()}>
            {t(`mailLink.${purpose}.yes`)}
          </Button>
        </>
      )}
      {isNewcomer && state === 'expired' && <NewsletterForm email={email} />}
      {isNewcomer && (state === 'done' || state === 'used') && <NewsletterCoupon />}
    </>
  )
})

function titleOf({ purpose, state }: MailLink): MessageKey {
  return state === 'open' || state === 'done' ? `mailLink.${purpose}.${state}` : `mailLink.${state}`
}

function textOf({ purpose, state }: MailLink): MessageKey {
  return state === 'used' ? 'mailLink.usedText' : `mailLink.${purpose}.${state}Text`
}
