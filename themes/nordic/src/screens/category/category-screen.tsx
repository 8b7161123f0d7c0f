import { observer, useLinks, type ScreenProps } from '@vitrin/theme-kit'
import { useCallback, useState } from 'react'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { CategoryHead } from './category-head'
import { Block, FilterSheet } from './deferred-parts'
import { Facets, FACETS_FORM } from './facets'
import { Listing } from './listing'
import { Toolbar } from './toolbar'
import '../../styles/category.css'

/** A category, narrowed and sorted by its address: every choice is a link or a GET form (R2.36). */
export default observer(function CategoryScreen({ page }: ScreenProps<'category'>) {
  const { category, breadcrumbs, listing } = page.model
  const links = useLinks()
  const [filtersOpen, setFiltersOpen] = useState(false)
  const closeFilters = useCallback(() => setFiltersOpen(false), [])
  if (!category) return null
  // Its own address, also where it was opened by another: a choice must not lead away from it.
  const path = links.category(category)
  return (
    <div className="page">
      <Breadcrumbs crumbs={breadcrumbs} here={category.name} />
      <CategoryHead category={category} parent={breadcrumbs.at(-1)} />
      <Toolbar listing={listing} path={path} onOpenFilters={() => setFiltersOpen(true)} />
      <div className="listing">
        <Facets listing={listing} path={path} id={FACETS_FORM} />
        <Listing listing={listing} path={path} />
      </div>
      <Block at="listing" className="section" />
      {filtersOpen && <FilterSheet listing={listing} path={path} onClose={closeFilters} />}
    </div>
  )
})
