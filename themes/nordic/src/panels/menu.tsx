import {
  categoriesOutsideMenu,
  Link,
  menuCategories,
  observer,
  useClosePanel,
  useLinks,
  useStorefront,
} from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Panel } from './panel'

/** The navigation on narrow screens. */
export default observer(function Menu() {
  const t = useText()
  const links = useLinks()
  const { categories } = useStorefront()
  const close = useClosePanel()
  return (
    <Panel title={t('shell.menu')} closeLabel={t('shell.closeMenu')}>
      <nav className="menu" aria-label={t('shell.range')}>
        <ul className="large">
          {menuCategories(categories.tree).map((category) => (
            <li key={category.id}>
              <Link to={links.category(category)} onClick={close}>
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
        <ul>
          {categoriesOutsideMenu(categories.tree).map((category) => (
            <li key={category.id}>
              <Link to={links.category(category)} onClick={close}>
                {category.name}
              </Link>
            </li>
          ))}
          <li>
            <Link to={links.content('measuring')} onClick={close}>
              {t('shell.measuring')}
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
      </nav>
    </Panel>
  )
})
