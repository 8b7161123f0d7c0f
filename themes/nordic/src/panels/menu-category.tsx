import { Link, observer, useClosePanel, useLinks, useSubmenus, type Category } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { forwardIcon } from '../ui/icons'

/** The link to a category, and the button that opens the submenu with the categories below it. */
export const MenuCategory = observer(function MenuCategory({ category }: { readonly category: Category }) {
  const t = useText()
  const links = useLinks()
  const submenus = useSubmenus()
  const close = useClosePanel()
  const { id, name, children_data: below = [] } = category
  return (
    <li className="menu-category">
      <Link to={links.category(category)} onClick={close}>
        {name}
      </Link>
      {below.length > 0 && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('shell.submenu', { name: name.toLowerCase() })}
          onClick={() => submenus.open(id)}
        >
          <Icon path={forwardIcon} small />
        </button>
      )}
    </li>
  )
})
