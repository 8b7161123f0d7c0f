import { Link } from '@vitrin/theme-kit'
import { COMPANY_PAGES, HELP_PAGES } from '../../components/content-pages'
import { useLinks } from '../../components/use-links'
import { useText } from '../../messages/use-text'

/** The pages of the same list; none for a page that stands in neither. */
export function Neighbours({ path }: { readonly path: string }) {
  const t = useText()
  const links = useLinks()
  const entries = [HELP_PAGES, COMPANY_PAGES].find((pages) => pages.some(([page]) => links.content(page) === path))
  if (!entries) return null
  return (
    <nav className="side" aria-label={t('shell.neighbours')}>
      <ul>
        {entries.map(([page, name]) => {
          const to = links.content(page)
          return (
            <li key={page}>
              <Link to={to} aria-current={to === path ? 'page' : undefined}>
                {t(name)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
