import { Link, useLinks, useMessage, type Breadcrumb } from '@vitrin/theme-kit'

export function Crumbs({ crumbs, here }: { readonly crumbs: readonly Breadcrumb[]; readonly here: string }) {
  const t = useMessage()
  const links = useLinks()
  return (
    <nav className="crumbs" aria-label={t('listing.crumbs')}>
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
