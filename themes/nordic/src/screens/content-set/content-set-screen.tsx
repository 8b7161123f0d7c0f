import { Link, observer, type ScreenProps } from '@vitrin/theme-kit'
import '../../styles/content-set.css'
import '../../styles/pages.css'
import { ContentPicture } from '../../components/content-picture'
import { useText } from '../../messages/use-text'

const TEXT_WIDTH = '(min-width: 48em) 46rem, 100vw'
const HALF_WIDTH = '(min-width: 48em) 23rem, 50vw'

/** A page of company info, custom solutions or terms, with the other pages of its set (R2.12–R2.14). */
export default observer(function ContentSetScreen({
  page: { model },
}: ScreenProps<'company-info'> | ScreenProps<'custom-solutions'> | ScreenProps<'terms'>) {
  const t = useText()
  const { entry } = model.store
  if (!entry) return null
  return (
    <div className="page content has-side content-set">
      {model.navigation.length > 1 && (
        <nav className="side" aria-label={t('shell.neighbours')}>
          <ul>
            {model.navigation.map(({ title, path, isCurrent }) => (
              <li key={path}>
                <Link to={path} aria-current={isCurrent ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <article>
        <h1>{entry.title}</h1>
        {entry.image && <ContentPicture picture={entry.image} sizes={TEXT_WIDTH} />}
        {/* Sanitised where the page is loaded. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: entry.content }} />
        {entry.gallery.length > 0 && (
          <ul className="list set-gallery">
            {entry.gallery.map((picture) => (
              <li key={picture.url}>
                <figure>
                  <ContentPicture picture={picture} sizes={HALF_WIDTH} />
                  {picture.caption && <figcaption>{picture.caption}</figcaption>}
                </figure>
              </li>
            ))}
          </ul>
        )}
      </article>
    </div>
  )
})
