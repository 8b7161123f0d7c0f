import {
  deferred,
  findCategory,
  Link,
  observer,
  useLinks,
  useMessage,
  useStorefront,
  type Breadcrumb,
  type Category,
  type ScreenProps,
} from '@vitrin/theme-kit'
import type { ComponentType } from 'react'
import type { BlockProps } from '../../parts/block'
import { Crumbs } from '../../parts/crumbs'
import { Listing } from './listing'

const Block: ComponentType<BlockProps> = deferred(async () => ({ default: (await import('../../parts/block')).Block }))

/** A category, narrowed and sorted by its address: every choice is a link or a GET form. */
export default observer(function CategoryScreen({ page }: ScreenProps<'category'>) {
  const { category, breadcrumbs, listing } = page.model
  const links = useLinks()
  if (!category) return null
  return (
    <>
      <Crumbs crumbs={breadcrumbs} here={category.name} />
      <h1>{category.name}</h1>
      {/* Sanitised where the page is loaded. */}
      {category.description && <div dangerouslySetInnerHTML={{ __html: category.description }} />}
      <Below category={category} parent={breadcrumbs.at(-1)} />
      {/* Its own address, also where another one opened it: a choice must not lead away from it. */}
      <Listing listing={listing} path={links.category(category)} />
      <Block at="listing" />
    </>
  )
})

interface BelowProps {
  readonly category: Category
  readonly parent: Breadcrumb | undefined
}

/** The categories below it, or its siblings while one of them is open. */
const Below = observer(function Below({ category, parent }: BelowProps) {
  const t = useMessage()
  const links = useLinks()
  const { tree } = useStorefront().categories
  const own = findCategory(tree, category.id)?.children_data ?? []
  const siblings = (parent && findCategory(tree, parent.id)?.children_data) ?? []
  const listed = own.length > 0 ? own : siblings
  const whole = own.length > 0 ? category : parent
  if (listed.length === 0 || !whole) return null
  const here = (id: number) => (id === category.id ? 'page' : undefined)
  return (
    <nav aria-label={t('listing.subcategories')}>
      <ul className="row">
        <li>
          <Link to={links.category(whole)} aria-current={here(whole.id)}>
            {t('listing.all')}
          </Link>
        </li>
        {listed.map((child) => (
          <li key={child.id}>
            <Link to={links.category(child)} aria-current={here(child.id)}>
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
