import { Link, type ListedProduct } from '@vitrin/theme-kit'
import { useId } from 'react'
import { ProductGrid } from '../../components/product-grid'
import { useText } from '../../messages/use-text'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icon'
import { forwardIcon } from '../../ui/icons'

export interface ProductSectionProps {
  readonly title: string
  readonly products: readonly ListedProduct[]
  /** The page that lists all of them. */
  readonly to?: string | undefined
  /** The words of that link, if they are not “Show all”. */
  readonly linkText?: string
  /** The section follows a picture without a margin, so it needs space above. */
  readonly roomy?: boolean
}

export function ProductSection({ title, products, to, linkText, roomy = false }: ProductSectionProps) {
  const t = useText()
  const id = useId()
  if (products.length === 0) return null
  return (
    <section className={classNames('section', !roomy && 'is-next')} aria-labelledby={id}>
      <div className="page">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          {to && (
            <Link className="link" to={to} aria-label={linkText ?? t('home.allOf', { list: title })}>
              {linkText ?? t('home.all')} <Icon path={forwardIcon} small className="go" />
            </Link>
          )}
        </div>
        <ProductGrid products={products} four />
      </div>
    </section>
  )
}
