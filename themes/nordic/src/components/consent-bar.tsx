import { Link, useLinks, type Shopper } from '@vitrin/theme-kit'
import '../styles/consent.css'
import { useText } from '../messages/use-text'
import { Button } from '../ui/button'

/** Asks for the consent to analytics. Both answers look alike (decisions.md 25). */
export function ConsentBar({ consent }: { readonly consent: Shopper['consent'] }) {
  const t = useText()
  const links = useLinks()
  return (
    <section className="consent" aria-label={t('consent.title')}>
      <div className="page">
        <p>
          {t('consent.text')}{' '}
          <Link className="link" to={links.content('privacy')}>
            {t('consent.more')}
          </Link>
        </p>
        <div className="cluster">
          <Button secondary small onClick={() => void consent.choose('denied')}>
            {t('consent.no')}
          </Button>
          <Button secondary small onClick={() => void consent.choose('granted')}>
            {t('consent.yes')}
          </Button>
        </div>
      </div>
    </section>
  )
}
