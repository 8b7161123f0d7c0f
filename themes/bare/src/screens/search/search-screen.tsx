import {
  Link,
  menuCategories,
  observer,
  useLinks,
  useMessage,
  useStorefront,
  type ScreenProps,
} from '@vitrin/theme-kit'
import { FoundPages } from '../../parts/found-pages'
import { SearchForm } from '../../parts/search-form'
import { FILTERS } from '../category/filters'
import { Listing } from '../category/listing'

/** The products of a search with the filters of a category, then help pages. */
export default observer(function SearchScreen({ page }: ScreenProps<'search'>) {
  const t = useMessage()
  const links = useLinks()
  const { term, isSearched, listing, pages } = page.model
  const isNarrowed = listing.chips.length > 0 || listing.opening !== undefined
  const hasProducts = listing.total > 0 || isNarrowed
  return (
    <>
      <h1>{isSearched ? t('search.pageTitle', { term }) : t('search.title')}</h1>
      <SearchForm key={term} term={term} />
      {term !== '' && !isSearched && <p>{t('search.minimum')}</p>}
      {isSearched && hasProducts && (
        <>
          <input type="hidden" name="q" value={term} form={FILTERS} />
          <Listing listing={listing} path={links.search()} />
        </>
      )}
      {isSearched && !hasProducts && (
        <p>
          {listing.offline ? t('search.offline') : t(pages.length > 0 ? 'search.noProducts' : 'search.none', { term })}
        </p>
      )}
      {isSearched && <FoundPages pages={pages} />}
      {!hasProducts && <Ways />}
    </>
  )
})

const Ways = observer(function Ways() {
  const t = useMessage()
  const links = useLinks()
  const { categories } = useStorefront()
  return (
    <nav aria-label={t('shell.waysOn')}>
      <ul className="row">
        {menuCategories(categories.tree).map((category) => (
          <li key={category.id}>
            <Link to={links.category(category)}>{category.name}</Link>
          </li>
        ))}
        <li>
          <Link to={links.content('contact')}>{t('shell.contact')}</Link>
        </li>
      </ul>
    </nav>
  )
})
