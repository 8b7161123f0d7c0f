import type { Opening, ListedProduct } from '@vitrin/theme-kit'
import { Fragment, type ReactNode } from 'react'
import { classNames } from '../ui/class-names'
import { ProductCard } from '../parts/product-card'

export interface ProductGridProps {
  readonly products: readonly ListedProduct[]
  /** Four products in a row instead of three. */
  readonly four?: boolean
  /** How many pictures are in the first view. */
  readonly eager?: number
  readonly opening?: Opening | undefined
  /** Shown after the fourth product, if there are more than four. */
  readonly inset?: ReactNode
}

const INSET_AT = 4

export function ProductGrid({ products, four = false, eager = 0, opening, inset }: ProductGridProps) {
  return (
    <ul className={classNames('list grid-products', four && 'four')}>
      {products.map((product, index) => (
        <Fragment key={product.sku}>
          {index === INSET_AT && inset}
          <ProductCard product={product} eager={index < eager} opening={opening} />
        </Fragment>
      ))}
    </ul>
  )
}
