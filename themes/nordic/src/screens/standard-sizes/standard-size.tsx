import { findCategory, Link, useLinks, useStorefront, type ScreenProps } from '@vitrin/theme-kit'
import { CardStock } from '../../components/card-stock'
import { ProductPrice } from '../../components/product-price'
import { useText } from '../../messages/use-text'
import { Status } from '../../ui/status'

type Offer = ScreenProps<'standard-sizes'>['page']['model']['families'][number]['standard'][number]

/** A size with one variant to buy. Where several products have the size, a link shows all of them. */
export function StandardSize({ categoryId, offer }: { readonly categoryId: number; readonly offer: Offer }) {
  const t = useText()
  const links = useLinks()
  const category = findCategory(useStorefront().categories.tree, categoryId)
  const { size, label, product, models, inStock } = offer
  return (
    <li>
      <h3>{label}</h3>
      <div>
        <Link to={links.product(product)}>{[product.name, ...(product.variant?.labels ?? [])].join(' · ')}</Link>
        <ProductPrice product={product} />
      </div>
      <div className="size-stock">
        {inStock > 0 ? <Status kind="ok">{t('product.inStock')}</Status> : <CardStock product={product} />}
        {category && models > 1 && (
          <Link className="small" to={links.category(category, { size: [size] })}>
            {t('sizes.inStock', { count: inStock, models })}
          </Link>
        )}
      </div>
    </li>
  )
}
