import {
  findCategory,
  Link,
  observer,
  useLinks,
  useStorefront,
  type Breadcrumb,
  type Category,
} from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

export interface CategoryHeadProps {
  readonly category: Category
  readonly parent: Breadcrumb | undefined
}

export const CategoryHead = observer(function CategoryHead({ category, parent }: CategoryHeadProps) {
  return (
    <div className="category-head">
      <div>
        <h1>{category.name}</h1>
        {category.description && (
          // Sanitised where the page is loaded.
          <div className="lead" dangerouslySetInnerHTML={{ __html: category.description }} />
        )}
      </div>
      <Subcategories category={category} parent={parent} />
    </div>
  )
})

/** Its own children, or its siblings while one of them is open. */
const Subcategories = observer(function Subcategories({ category, parent }: CategoryHeadProps) {
  const t = useText()
  const links = useLinks()
  const { tree } = useStorefront().categories
  const own = findCategory(tree, category.id)?.children_data ?? []
  const siblings = (parent && findCategory(tree, parent.id)?.children_data) ?? []
  const listed = own.length > 0 ? own : siblings
  const all = own.length > 0 ? category : parent
  if (listed.length === 0 || !all) return null
  return (
    <nav className="subcats" aria-label={t('listing.subcategories')}>
      <Link
        className="chip is-plain"
        to={links.category(all)}
        aria-current={all.id === category.id ? 'page' : undefined}
      >
        {t('listing.all')}
      </Link>
      {listed.map((child) => (
        <Link
          key={child.id}
          className="chip is-plain"
          to={links.category(child)}
          aria-current={child.id === category.id ? 'page' : undefined}
        >
          {child.name}
        </Link>
      ))}
    </nav>
  )
})
