import { Link, useLinks, type SearchStore } from '@vitrin/theme-kit'
import { useId } from 'react'
import { useText } from '../../messages/use-text'
import '../../styles/search-page.css'

export interface FoundPagesProps {
  readonly pages: SearchStore['pages']
}

/** Help pages that a term has found. */
export function FoundPages({ pages }: FoundPagesProps) {
  const t = useText()
  const links = useLinks()
  const id = useId()
  if (pages.length === 0) return null
  return (
    <nav className="found-pages" aria-labelledby={id}>
      <h2 id={id}>{t('search.pages')}</h2>
      <ul>
        {pages.map(({ identifier, title }) => (
          <li key={identifier}>
            <Link to={links.contentPage(identifier)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
