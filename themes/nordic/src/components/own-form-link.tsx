import { Link, useLinks, type ListedProduct } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** Leads to the product's form for own measures. */
export function OwnFormLink({ product }: { readonly product: ListedProduct }) {
  const t = useText()
  return (
    <p>
      <Link to={useLinks().product(product)}>{t('sizes.form', { name: product.name })}</Link>
    </p>
  )
}
