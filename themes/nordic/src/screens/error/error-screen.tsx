import { Link, useLinks, type ScreenProps } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { buttonClass } from '../../ui/button'

/** Replaces a screen that could not be shown. It needs no data. */
export default function ErrorScreen({ page }: ScreenProps) {
  const t = useText()
  const links = useLinks()
  return (
    <div className="page error-page">
      <div>
        <h1>{t('error.title')}</h1>
        <p className="lead">{t('error.text')}</p>
        <p className="cluster">
          {/* Not a router link, so that the browser loads the page again. */}
          <a className={buttonClass()} href={page.url}>
            {t('error.retry')}
          </a>
          <Link className="link" to={links.home}>
            {t('error.home')}
          </Link>
        </p>
      </div>
      <svg viewBox="0 0 640 520" className="drawing paper-grid" role="img" aria-label={t('error.alt')}>
        <path className="d-floor" d="M60 440H580" />
        <path className="d-glass" d="M212 90H428V440H212z" />
        <path className="d-profile" d="M212 90V440" />
        <path
          className="d-crack"
          d="M428 180l-62 38 18 44-70 30 26 60-54 20 10 68M314 292l-52-24-50 12M366 218l-30-52 22-76"
        />
      </svg>
    </div>
  )
}
