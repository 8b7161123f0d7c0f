import { Link, observer, type ScreenProps } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import '../../styles/pages.css'

/** A page of company info, custom solutions or terms, with the other pages of its set. */
export default observer(function ContentSetScreen({
  page: { model },
}: ScreenProps<'company-info'> | ScreenProps<'custom-solutions'> | ScreenProps<'terms'>) {
  const t = useText()
  const { entry } = model.store
  if (!entry) return null
  return (
    <div className="page content has-side">
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
      <article>
        <h1>{entry.title}</h1>
        {/* Sanitised where the page is loaded. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: entry.content }} />
      </article>
    </div>
  )
})
