import { Link, observer, useLinks, type Opening, type ListedProduct } from '@vitrin/theme-kit'
import { CardPicture } from './card-picture'
import { CardStock } from './card-stock'
import { CardTag } from './card-tag'
import { HeartButton } from './heart-button'
import { FinishDots } from './finish-dots'
import { OpeningFit } from './opening-fit'
import { ProductPrice } from './product-price'
import { useMeasureRange } from './use-measure-range'

export interface ProductCardProps {
  readonly product: ListedProduct
  /** The picture is in the first view. */
  readonly eager?: boolean
  /** The opening that the shopper measured. The link takes it to the product's page. */
  readonly opening?: Opening | undefined
}

/** The link of the name covers the whole card. */
export const ProductCard = observer(function ProductCard({ product, eager = false, opening }: ProductCardProps) {
  const links = useLinks()
  const range = useMeasureRange(product)
  const { variant } = product
  return (
    <li className="card">
      <CardPicture product={product} eager={eager} />
      <div className="card-body">
        <CardTag product={product} />
        <h3>
          <Link to={links.product(product, opening)}>
            {product.name}
            {variant && <span className="meta"> {variant.labels.join(' · ')}</span>}
          </Link>
        </h3>
        {range && !variant && <p className="meta">{range}</p>}
        <ProductPrice product={product} />
        <CardStock product={product} />
        {opening && <OpeningFit product={product} opening={opening} />}
        <FinishDots colors={product.color_options ?? []} />
      </div>
      <HeartButton product={product} />
    </li>
  )
})
