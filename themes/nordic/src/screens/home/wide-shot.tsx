import { Link, menuCategoryAt, observer, useLinks, usePicture, useStorefront } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { forwardIcon } from '../../ui/icons'

/** A wide photograph with the true measures of the wall. The lines belong to this picture. */
export const WideShot = observer(function WideShot() {
  const t = useText()
  const links = useLinks()
  const picture = usePicture()
  const walls = menuCategoryAt(useStorefront().categories.tree, 'duschvaggar')
  if (!walls) return null
  return (
    <section aria-labelledby="wide">
      <div className="wide-media">
        <div className="wide-frame">
          <img
            {...picture('/hero-bathroom.webp', { widths: [800, 1600], ratio: 700 / 1600 })}
            sizes="(min-width: 48rem) 100vw, 230vw"
            alt={t('home.wideAlt')}
            loading="lazy"
            decoding="async"
          />
          <svg viewBox="0 0 1600 700" aria-hidden="true">
            <path d="M322 104V582M313 112l18-16M313 590l18-16M343 632L602 668M334 638l18-12M593 674l18-12" />
            <g transform="translate(322 343) rotate(-90)">
              <rect x="-37" y="-16" width="74" height="32" />
              <text>2 000</text>
            </g>
            <g transform="translate(472.5 650) rotate(7.9)">
              <rect x="-37" y="-16" width="74" height="32" />
              <text>1 200</text>
            </g>
          </svg>
        </div>
      </div>
      <div className="page wide-copy">
        <h2 id="wide">{t('home.wideTitle')}</h2>
        <p className="muted">{t('home.wideText')}</p>
        <Link className="link" to={links.category(walls)}>
          {t('home.wideLink')} <Icon path={forwardIcon} small className="go" />
        </Link>
      </div>
    </section>
  )
})
