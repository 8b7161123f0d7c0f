import { Link, menuCategories, observer, useLinks, useStorefront, type ScreenProps } from '@vitrin/theme-kit'
import { useCallback, useState } from 'react'
import { useText } from '../../messages/use-text'
import { FilterSheet } from '../category/deferred-parts'
import { Facets, FACETS_FORM } from '../category/facets'
import { Listing } from '../category/listing'
import { Toolbar } from '../category/toolbar'
import { FoundPages } from './found-pages'
import { SearchForm } from './search-form'
import '../../styles/category.css'

/** The results of a search: products with the filters of a category, then help pages. */
export default observer(function SearchScreen({ page }: ScreenProps<'search'>) {
  const t = useText()
  const links = useLinks()
  const [filtersOpen, setFiltersOpen] = useState(false)
  const closeFilters = useCallback(() => setFiltersOpen(false), [])
  const { term, isSearched, listing, pages } = page.model
  const path = links.search()
  const isNarrowed = listing.chips.length > 0 || listing.opening !== undefined
  const hasProducts = listing.total > 0 || isNarrowed
  return (
    <div className="page search-page">
      <h1>{isSearched ? t('search.pageTitle', { term }) : t('search.title')}</h1>
      <SearchForm key={term} term={term} />
      {term !== '' && !isSearched && <p>{t('search.minimum')}</p>}
      {isSearched && hasProducts && (
        <>
          <input type="hidden" name="q" value={term} form={FACETS_FORM} />
          <Toolbar listing={listing} path={path} onOpenFilters={() => setFiltersOpen(true)} />
          <div className="listing">
            <Facets listing={listing} path={path} id={FACETS_FORM} />
            <Listing listing={listing} path={path} />
          </div>
          {filtersOpen && <FilterSheet listing={listing} path={path} onClose={closeFilters} />}
        </>
      )}
      {isSearched && !hasProducts && (
        <p className="search-none">
          {listing.offline ? t('search.offline') : t(pages.length > 0 ? 'search.noProducts' : 'search.none', { term })}
        </p>
      )}
      {isSearched && <FoundPages pages={pages} />}
      {!hasProducts && <WaysOn />}
    </div>
  )
})

/** The families of the range, where a search has found nothing. */
const WaysOn = observer(function WaysOn() {
  const t = useText()
  const links = useLinks()
  const { categories } = useStorefront()
  return (
    <nav aria-label={t('shell.waysOn')}>
      <ul className="list chips">
        {menuCategories(categories.tree).map((category) => (
          <li key={category.id}>
            <Link className="chip is-plain" to={links.category(category)}>
              {category.name}
            </Link>
          </li>
        ))}
        <li>
          <Link className="chip is-plain" to={links.content('contact')}>
            {t('shell.contact')}
          </Link>
        </li>
      </ul>
    </nav>
  )
})
