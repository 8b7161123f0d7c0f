import { COMPANY_PAGES, HELP_PAGES, Link, useLinks, type ContentPageName } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

const LISTS: readonly (readonly ContentPageName[])[] = [HELP_PAGES, COMPANY_PAGES]

/** The other pages of the list that a content page belongs to. A page outside both lists shows nothing. */
export function Neighbours({ path }: { readonly path: string }) {
  const t = useText()
  const links = useLinks()
  const entries = LISTS.find((pages) => pages.some((page) => links.content(page) === path))
  if (!entries) return null
  return (
    <nav className="side" aria-label={t('shell.neighbours')}>
      <ul>
        {entries.map((page) => {
          const to = links.content(page)
          return (
            <li key={page}>
              <Link to={to} aria-current={to === path ? 'page' : undefined}>
                {t(`shell.${page}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
