import { Link, menuCategoryAt, observer, useLinks, usePicture, useStorefront } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { buttonClass } from '../../ui/button'

/** The only dark section of the page. */
export const NightSplit = observer(function NightSplit() {
  const t = useText()
  const links = useLinks()
  const picture = usePicture()
  const saunas = menuCategoryAt(useStorefront().categories.tree, 'bastudorrar')
  if (!saunas) return null
  return (
    <section className="split" data-tone="night" aria-labelledby="night">
      <div className="split-media">
        <img
          {...picture('/sauna-door-bronze-room.webp', { widths: [600, 900], ratio: 1488 / 1200 })}
          sizes="(min-width: 48rem) 58vw, 100vw"
          alt={t('home.nightAlt')}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="split-copy">
        <h2 id="night">{t('home.nightTitle')}</h2>
        <p className="lead">{t('home.nightText')}</p>
        <Link className={buttonClass()} to={links.category(saunas)}>
          {t('home.nightLink')}
        </Link>
      </div>
    </section>
  )
})
