import { Link, observer, useMessage, type ScreenProps } from '@vitrin/theme-kit'
import { ContentPicture } from '../../parts/content-picture'

/** A page of company info, custom solutions or terms, with the other pages of its set. */
export default observer(function ContentSetScreen({
  page: { model },
}: ScreenProps<'company-info'> | ScreenProps<'custom-solutions'> | ScreenProps<'terms'>) {
  const t = useMessage()
  const { entry } = model.store
  if (!entry) return null
  return (
    <div className="column">
      <article>
        <h1>{entry.title}</h1>
        {entry.image && <ContentPicture picture={entry.image} />}
        {/* Sanitised where the page is loaded. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: entry.content }} />
        {entry.gallery.map((picture) => (
          <figure key={picture.url}>
            <ContentPicture picture={picture} />
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
        ))}
      </article>
      {model.navigation.length > 1 && (
        <nav aria-label={t('shell.neighbours')}>
          <ul className="row">
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
    </div>
  )
})
