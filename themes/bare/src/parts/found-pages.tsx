import { Link, useLinks, useMessage, type SearchStore } from '@vitrin/theme-kit'
import { useId } from 'react'

/** Help pages that a term has found. */
export function FoundPages({ pages }: { readonly pages: SearchStore['pages'] }) {
  const t = useMessage()
  const links = useLinks()
  const id = useId()
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby={id}>
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
