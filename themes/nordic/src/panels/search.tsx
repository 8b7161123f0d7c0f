import {
  findCategory,
  Link,
  menuCategories,
  observer,
  useClosePanel,
  useLinks,
  useSearchPanel,
  useStorefront,
  type SearchStore,
} from '@vitrin/theme-kit'
import { Dialog } from '../components/dialog'
import { ProductGrid } from '../components/product-grid'
import { useText } from '../messages/use-text'
import { FoundPages } from '../screens/search/found-pages'
import { CloseButton } from '../ui/close-button'
import { Icon } from '../ui/icon'
import { searchIcon } from '../ui/icons'
import { RecentSearches } from './recent-searches'
import '../styles/overlays.css'
import '../styles/feedback.css'
import '../styles/search-panel.css'

/** Hits that are shown before the shopper asks for all. */
const FIRST = 8

/** The search: shows categories and products for the typed words, from three letters on (R9.08). */
export default observer(function SearchPanel() {
  const t = useText()
  const close = useClosePanel()
  const links = useLinks()
  const { search, status, text, field, type, submit, pick, forget, onPress } = useSearchPanel()
  return (
    <Dialog className="search-sheet" label={t('search.title')} onClose={close}>
      <div className="page">
        <search>
          <form
            className="search-bar"
            action={links.search()}
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <Icon path={searchIcon} />
            <input
              ref={field}
              type="search"
              name="q"
              aria-label={t('search.label')}
              placeholder={t('search.placeholder')}
              value={text}
              autoComplete="off"
              onChange={({ target }) => type(target.value)}
              // Closes at once. The browser would empty the field at the first press.
              onKeyDown={(event) => event.key === 'Escape' && close()}
            />
            <CloseButton label={t('search.close')} onClick={close} />
          </form>
        </search>
        {search && <RecentSearches search={search} onPick={pick} onClear={forget} />}
        {/* Escape closes the panel too; a click on a result bubbles up to here. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="search-cols" onClick={onPress}>
          <Categories search={search} />
          {search ? (
            <Hits search={search} status={status} />
          ) : (
            <p>
              <output>{status}</output>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
})

const Categories = observer(function Categories({ search }: { readonly search: SearchStore | undefined }) {
  const t = useText()
  const links = useLinks()
  const { categories } = useStorefront()
  const found = (search?.categories ?? []).flatMap(
    ({ category_id }) => findCategory(categories.tree, category_id) ?? [],
  )
  const listed = found.length > 0 ? found.slice(0, 7) : menuCategories(categories.tree)
  return (
    <nav aria-label={t('search.categories')}>
      <h2>{t('search.categories')}</h2>
      <ul className="suggest">
        {listed.map((category) => (
          <li key={category.id}>
            <Link to={links.category(category)}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})

interface HitsProps {
  readonly search: SearchStore
  /** Screen readers announce it. */
  readonly status: string
}

const Hits = observer(function Hits({ search, status }: HitsProps) {
  const t = useText()
  const { products } = search
  const links = useLinks()
  return (
    <div className="search-hits">
      <div className="search-status">
        <h2>
          <output>{status}</output>
        </h2>
        {products.length > FIRST && (
          <Link className="link small" to={links.search(search.term)}>
            {t('search.all')}
          </Link>
        )}
      </div>
      {products.length > 0 && <ProductGrid products={products.slice(0, FIRST)} four />}
      <FoundPages pages={search.pages} />
    </div>
  )
})
