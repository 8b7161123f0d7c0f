import { findCategory, Link, observer, useLinks, useStorefront } from '@vitrin/theme-kit'
import type { ReactNode } from 'react'

/** A part of the page about the products of one category. */
export const FamilySection = observer(function FamilySection({
  id,
  children,
}: {
  readonly id: number
  readonly children: ReactNode
}) {
  const links = useLinks()
  const category = findCategory(useStorefront().categories.tree, id)
  if (!category) return null
  return (
    <section aria-labelledby={`family-${id}`}>
      <h2 id={`family-${id}`}>
        <Link to={links.category(category)}>{category.name}</Link>
      </h2>
      {children}
    </section>
  )
})
