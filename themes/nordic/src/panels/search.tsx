import {
  findCategory,
  Link,
  menuCategories,
  observer,
  useClosePanel,
  useLinks,
  useNavigate,
  useSearch,
  useStorefront,
  type SearchStore,
} from '@vitrin/theme-kit'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Dialog } from '../components/dialog'
import { ProductGrid } from '../components/product-grid'
import { useText, type Text } from '../messages/use-text'
import { FoundPages } from '../screens/search/found-pages'
import { CloseButton } from '../ui/close-button'
import { Icon } from '../ui/icon'
import { searchIcon } from '../ui/icons'
import { RecentSearches } from './recent-searches'
import '../styles/overlays.css'
import '../styles/feedback.css'
import '../styles/search-panel.css'

/** The search begins when the shopper has not typed for this long. */
const DELAY_MS = 200

/** Hits that are shown before the shopper asks for all. */
const FIRST = 8

/** The search: shows categories and products for the typed words, from three letters on (R9.08). */
export default observer(function SearchPanel() {
  const t = useText()
  const close = useClosePanel()
  const links = useLinks()
  const navigate = useNavigate()
  const { ui, config } = useStorefront()
  const { catalog } = config
  const { search, hasFailed, retry } = useSearch()
  // After a reload the panel is open again, with what was typed.
  const [typed, setTyped] = useState(ui.panelText || undefined)
  const text = typed ?? search?.term ?? ''
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      ui.typeInPanel(text)
      if (search && typed !== undefined && typed.trim() !== search.term) void search.search(typed)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [search, typed, text, ui])
  /** Back from the page that opens now opens the panel again, with what was typed last. */
  const leave = (typedText: string) => {
    ui.typeInPanel(typedText)
    ui.leavePanel()
  }
  /** Enter opens the page of results. */
  const showResults = () => {
    const term = text.trim()
    if (hasFailed) return retry()
    if (search?.failure) return void search.search(term)
    if (term.length < catalog.minimumTermLength) return
    // What was typed last may not have been searched for yet.
    if (search && term !== search.term) void search.search(term)
    leave(term)
    void navigate(links.search(term))
  }
  const pick = (term: string) => {
    setTyped(term)
    void search?.search(term)
    // The pressed button disappears, so the field gets the focus.
    field.current?.focus()
  }
  const forget = () => {
    void search?.recent.clear()
    field.current?.focus()
  }
  return (
    <Dialog className="search-sheet" label={t('search.title')} onClose={close}>
      <div className="page">
        <search>
          <form
            className="search-bar"
            action={links.search()}
            onSubmit={(event) => {
              event.preventDefault()
              showResults()
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
              onChange={(event) => {
                setTyped(event.target.value)
                if (hasFailed) retry()
              }}
              // Closes at once. The browser would empty the field at the first press.
              onKeyDown={(event) => event.key === 'Escape' && close()}
            />
            <CloseButton label={t('search.close')} onClick={close} />
          </form>
        </search>
        {search && <RecentSearches search={search} onPick={pick} onClear={forget} />}
        {/* Escape closes the panel too; a click on a result bubbles up to here. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="search-cols" onClick={(event) => opensPage(event) && leave(text)}>
          <Categories search={search} />
          {search ? (
            <Hits search={search} />
          ) : (
            <p>
              <output>{hasFailed && t('search.fault')}</output>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
})

interface FoundProps {
  readonly search: SearchStore
}

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

const Hits = observer(function Hits({ search }: FoundProps) {
  const t = useText()
  const { products } = search
  const links = useLinks()
  return (
    <div className="search-hits">
      <div className="search-status">
        <h2>
          <output>{statusText(search, t)}</output>
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

/** A click on a link that opens the page in this tab. */
function opensPage({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return target instanceof HTMLAnchorElement && !metaKey && !ctrlKey && !shiftKey
}

/** The state of the search in one sentence, which screen readers announce. */
function statusText({ term, total, pages, loading, tooShort, failure }: SearchStore, t: Text): string {
  if (loading) return t('search.searching')
  if (tooShort || !term) return t('search.minimum')
  if (failure) return t(`search.${failure}`)
  if (total === 0) return t(pages.length > 0 ? 'search.noProducts' : 'search.none', { term })
  return t('search.hits', { count: total, term })
}
