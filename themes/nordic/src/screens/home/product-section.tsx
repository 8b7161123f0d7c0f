import type { ListedProduct } from '@vitrin/theme-kit'
import { useId } from 'react'
import { ProductGrid } from '../../components/product-grid'
import { classNames } from '../../ui/class-names'

export interface ProductSectionProps {
  readonly title: string
  readonly products: readonly ListedProduct[]
  /** The section follows a picture without a margin, so it needs space above. */
  readonly roomy?: boolean
}

export function ProductSection({ title, products, roomy = false }: ProductSectionProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section className={classNames('section', !roomy && 'is-next')} aria-labelledby={id}>
      <div className="page">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
        </div>
        <ProductGrid products={products} four />
      </div>
    </section>
  )
}
