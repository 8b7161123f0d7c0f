import {
  findCategory,
  Link,
  observer,
  useLinks,
  useMessage,
  useStorefront,
  type ListedProduct,
} from '@vitrin/theme-kit'
import type { ReactNode } from 'react'

export interface FamilyProps {
  /** The id of its category. */
  readonly id: number
  readonly children: ReactNode
}

/** A part of the page about the products of one category. */
export const Family = observer(function Family({ id, children }: FamilyProps) {
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

/** Leads to the product's form for own measures. */
export function OwnFormLink({ product }: { readonly product: ListedProduct }) {
  const t = useMessage()
  return (
    <p>
      <Link to={useLinks().product(product)}>{t('sizes.form', { name: product.name })}</Link>
    </p>
  )
}
