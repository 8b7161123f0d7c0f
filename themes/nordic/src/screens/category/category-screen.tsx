import { observer, openingOf, useLinks, type ScreenProps } from '@vitrin/theme-kit'
import { useState } from 'react'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { CategoryHead } from './category-head'
import { Facets } from './facets'
import { Listing } from './listing'
import { Toolbar } from './toolbar'

/** A category, narrowed and sorted by its address: every choice is a link or a GET form (R2.36). */
export default observer(function CategoryScreen({ page }: ScreenProps<'category'>) {
  const { category, breadcrumbs, listing } = page.model
  const links = useLinks()
  const [filtersOpen, setFiltersOpen] = useState(false)
  if (!category) return null
  // Its own address, also where it was opened by another: a choice must not lead away from it.
  const path = links.category(category)
  const opening = openingOf(listing.query)
  return (
    <div className="page">
      <Breadcrumbs crumbs={breadcrumbs} here={category.name} />
      <CategoryHead category={category} parent={breadcrumbs.at(-1)} />
      <Toolbar
        listing={listing}
        path={path}
        opening={opening}
        filtersOpen={filtersOpen}
        onToggleFilters={() => setFiltersOpen(!filtersOpen)}
      />
      <div className="listing">
        <Facets listing={listing} path={path} opening={opening} open={filtersOpen} />
        <Listing listing={listing} opening={opening} path={path} />
      </div>
    </div>
  )
})
