import {
  categoriesOutsideMenu,
  Link,
  menuCategories,
  observer,
  useClosePanel,
  useLinks,
  useStorefront,
  useSubmenus,
} from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { useText } from '../messages/use-text'
import { MenuCategory } from './menu-category'
import { Panel } from './panel'
import { Submenus } from './submenus'

/** The navigation on narrow screens. */
export default observer(function Menu() {
  const t = useText()
  const links = useLinks()
  const { categories } = useStorefront()
  const submenus = useSubmenus()
  const close = useClosePanel()
  useEffect(() => () => submenus.reset(), [submenus])
  return (
    <Panel title={t('shell.menu')} closeLabel={t('shell.closeMenu')}>
      <nav className="menu" aria-label={t('shell.range')}>
        <ul className="large" inert={submenus.depth > 0}>
          {menuCategories(categories.tree).map((category) => (
            <MenuCategory key={category.id} category={category} />
          ))}
        </ul>
        <ul inert={submenus.depth > 0}>
          {categoriesOutsideMenu(categories.tree).map((category) => (
            <MenuCategory key={category.id} category={category} />
          ))}
          <li>
            <Link to={links.content('measuring')} onClick={close}>
              {t('shell.measuring')}
            </Link>
          </li>
          <li>
            <Link to={links.standardSizes} onClick={close}>
              {t('sizes.standard')}
            </Link>
          </li>
          <li>
            <Link to={links.customSizes} onClick={close}>
              {t('sizes.own')}
            </Link>
          </li>
          <li>
            <Link to={links.content('special')} onClick={close}>
              {t('shell.special')}
            </Link>
          </li>
          <li>
            <Link to={links.content('contact')} onClick={close}>
              {t('shell.contact')}
            </Link>
          </li>
          <li>
            <Link to={links.compare} onClick={close}>
              {t('compare.title')}
            </Link>
          </li>
          <li>
            <Link to={links.account} onClick={close}>
              {t('shell.account')}
            </Link>
          </li>
        </ul>
        <Submenus />
      </nav>
    </Panel>
  )
})
