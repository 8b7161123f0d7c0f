import { Link, useLinks, type Breadcrumb } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

export interface BreadcrumbsProps {
  readonly crumbs: readonly Breadcrumb[]
  readonly here: string
}

export function Breadcrumbs({ crumbs, here }: BreadcrumbsProps) {
  const t = useText()
  const links = useLinks()
  return (
    <nav className="breadcrumbs" aria-label={t('listing.crumbs')}>
      <ol>
        <li>
          <Link to={links.home}>{t('listing.home')}</Link>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.id}>
            <Link to={links.category(crumb)}>{crumb.name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
