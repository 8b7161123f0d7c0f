import {
  Link,
  menuCategories,
  observer,
  useLinks,
  useShopper,
  useStorefront,
  type ContentPageName,
} from '@vitrin/theme-kit'
import type { FormEvent } from 'react'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { bagIcon, menuIcon, searchIcon } from '../ui/icons'
import { PersonalLinks } from './deferred-parts'
import { Logo } from '../parts/logo'

/** Content pages beside the product families. */
const ASIDE: readonly ContentPageName[] = ['measuring', 'special']

export const SiteHeader = observer(function SiteHeader() {
  const t = useText()
  const links = useLinks()
  const { ui } = useStorefront()
  /** Without JavaScript the form leads to the search's own page. */
  const openSearch = (event: FormEvent) => {
    event.preventDefault()
    ui.openPanel('search')
  }
  return (
    <header className="site-header">
      <div className="page">
        <div className="bar">
          <div className="cluster brand">
            {/* Without JavaScript the link leads to the same list in the footer. */}
            <a
              className="icon-button only-narrow"
              href="#range"
              aria-label={t('shell.menu')}
              aria-haspopup="dialog"
              data-opens="menu"
              onClick={(event) => {
                event.preventDefault()
                ui.openPanel('menu')
              }}
            >
              <Icon path={menuIcon} />
            </a>
            <Link className="logo" to={links.home}>
              <Logo />
            </Link>
          </div>
          <form action={links.search()} className="search-form only-wide" onSubmit={openSearch}>
            <button type="submit" className="search-open" aria-haspopup="dialog" data-opens="search">
              <Icon path={searchIcon} small />
              {t('shell.searchHint')}
            </button>
          </form>
          <div className="tools">
            <form action={links.search()} className="only-narrow" onSubmit={openSearch}>
              <button
                type="submit"
                className="icon-button"
                aria-label={t('shell.search')}
                aria-haspopup="dialog"
                data-opens="search"
              >
                <Icon path={searchIcon} />
              </button>
            </form>
            <PersonalLinks />
            <CartButton />
          </div>
        </div>
        <Navigation />
      </div>
    </header>
  )
})

/** The count lies over the icon, so that nothing moves when it comes. */
const CartButton = observer(function CartButton() {
  const t = useText()
  const { ui } = useStorefront()
  const count = useShopper()?.cart.count ?? 0
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={count > 0 ? t('shell.cartCount', { count }) : t('shell.cart')}
      aria-haspopup="dialog"
      data-opens="microcart"
      onClick={() => ui.openPanel('microcart')}
    >
      <Icon path={bagIcon} />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  )
})

const Navigation = observer(function Navigation() {
  const t = useText()
  const links = useLinks()
  const { categories, pages } = useStorefront()
  const here = pages.current?.canonicalPath
  // A category stays marked on the pages below it.
  const current = (to: string) => (to === here ? 'page' : here?.startsWith(`${to}/`) ? 'true' : undefined)
  return (
    <nav className="nav" aria-label={t('shell.range')}>
      <ul>
        {menuCategories(categories.tree).map((category) => {
          const to = links.category(category)
          return (
            <li key={category.id}>
              <Link to={to} aria-current={current(to)}>
                {category.name}
              </Link>
            </li>
          )
        })}
      </ul>
      <ul className="aside">
        {ASIDE.map((page) => {
          const to = links.content(page)
          return (
            <li key={page}>
              <Link to={to} aria-current={current(to)}>
                {t(`shell.${page}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
})
