import {
  categoriesOutsideMenu,
  Link,
  menuCategories,
  observer,
  useClosePanel,
  useLinks,
  useMessage,
  useStorefront,
  type Category,
} from '@vitrin/theme-kit'
import { Dialog } from '../ui/dialog'

/** Everything there is, on one page over the page: no submenu has to be opened. */
export default observer(function Menu() {
  const t = useMessage()
  const links = useLinks()
  const close = useClosePanel()
  const { categories } = useStorefront()
  const others = [
    [links.content('measuring'), t('shell.measuring')],
    [links.standardSizes, t('sizes.standard')],
    [links.customSizes, t('sizes.own')],
    [links.content('special'), t('shell.special')],
    [links.content('contact'), t('shell.contact')],
    [links.bestsellers, t('bestsellers.title')],
    [links.compare, t('compare.title')],
    [links.wishlist, t('wishlist.title')],
    [links.account, t('shell.account')],
  ] as const
  return (
    <Dialog title={t('shell.menu')} shape="page" closeLabel={t('shell.closeMenu')} onClose={close}>
      <nav aria-label={t('shell.range')}>
        <ul className="columns">
          {[...menuCategories(categories.tree), ...categoriesOutsideMenu(categories.tree)].map((category) => (
            <Branch key={category.id} category={category} />
          ))}
        </ul>
      </nav>
      <nav aria-label={t('shell.help')}>
        <ul className="columns">
          {others.map(([to, name]) => (
            <li key={to}>
              <Link to={to} onClick={close}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  )
})

function Branch({ category }: { readonly category: Category }) {
  const links = useLinks()
  const close = useClosePanel()
  const { name, children_data: below = [] } = category
  return (
    <li>
      <Link to={links.category(category)} onClick={close}>
        {name}
      </Link>
      {below.length > 0 && (
        <ul>
          {below.map((child) => (
            <Branch key={child.id} category={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
