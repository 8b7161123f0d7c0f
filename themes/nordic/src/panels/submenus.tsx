import {
  findCategory,
  Link,
  observer,
  useClosePanel,
  useLinks,
  useStorefront,
  useSubmenus,
  type Category,
} from '@vitrin/theme-kit'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../messages/use-text'
import { classNames } from '../ui/class-names'
import { backIcon } from '../ui/deferred-icons'
import { Icon } from '../ui/icon'
import { MenuCategory } from './menu-category'

/** The open submenus over the menu, and the one that slides out (R2.29). */
export const Submenus = observer(function Submenus() {
  const { categories } = useStorefront()
  const { path, depth } = useSubmenus()
  return path.map((id, index) => {
    const category = findCategory(categories.tree, id)
    return category && <Submenu key={id} category={category} isOpen={index < depth} isTop={index === depth - 1} />
  })
})

interface SubmenuProps {
  readonly category: Category
  readonly isOpen: boolean
  readonly isTop: boolean
}

function Submenu({ category, isOpen, isTop }: SubmenuProps) {
  const t = useText()
  const id = useId()
  const links = useLinks()
  const submenus = useSubmenus()
  const close = useClosePanel()
  const back = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current ??= document.activeElement
    if (isTop) back.current?.focus()
    if (!isOpen && opener.current instanceof HTMLElement) opener.current.focus()
  }, [isTop, isOpen])
  const name = category.name.toLowerCase()
  return (
    <section className={classNames('submenu', !isOpen && 'is-closing')} aria-labelledby={id} inert={!isTop}>
      <button ref={back} type="button" className="link link-quiet" onClick={() => submenus.back()}>
        <Icon path={backIcon} small />
        {t('shell.menuBack')}
      </button>
      <h3 id={id}>{category.name}</h3>
      <ul>
        {(category.children_data ?? []).map((below) => (
          <MenuCategory key={below.id} category={below} />
        ))}
        <li>
          <Link to={links.category(category)} onClick={close}>
            {t('shell.wholeCategory', { name })}
          </Link>
        </li>
      </ul>
    </section>
  )
}
