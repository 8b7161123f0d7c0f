import {
  hasImage,
  Link,
  listPrice,
  observer,
  sharedMarkup,
  useFormats,
  useLinks,
  useMessage,
  usePicture,
  useSavedList,
  useStorefront,
  type ListedProduct,
  type Opening,
} from '@vitrin/theme-kit'
import { Status } from '../ui/note'
import { Price } from '../ui/price'
import { useMeasureRange } from './use-measure-range'

export interface ProductListProps {
  readonly products: readonly ListedProduct[]
  /** How many pictures are in the first view. */
  readonly eager?: number
  /** The opening that the shopper measured: the links take it along. */
  readonly opening?: Opening | undefined
}

/** A list whose lines are the rows of a table on wide screens. */
export function ProductList({ products, eager = 0, opening }: ProductListProps) {
  const t = useMessage()
  return (
    <ul className="products">
      <li className="head" aria-hidden="true">
        <span />
        <span>{t('listing.products')}</span>
        <span>{t('compare.measures')}</span>
        <span>{t('compare.price')}</span>
      </li>
      {products.map((product, index) => (
        <Row key={product.sku} product={product} isFirst={index < eager} opening={opening} />
      ))}
    </ul>
  )
}

interface RowProps extends Pick<ProductListProps, 'opening'> {
  readonly product: ListedProduct
  readonly isFirst: boolean
}

const Row = sharedMarkup(function Row({ product, isFirst, opening }: RowProps) {
  const t = useMessage()
  const links = useLinks()
  const range = useMeasureRange(product)
  const { variant } = product
  const isReduced = Boolean((variant ?? product).special_price)
  const tag = isOn(product.new) ? 'card.new' : isOn(product.erin_recommends) ? 'card.recommended' : undefined
  return (
    <li>
      <Thumbnail product={product} isFirst={isFirst} />
      <div>
        <h3>
          <Link to={links.product(product, opening)}>
            {product.name} {variant && <small>{variant.labels.join(' · ')}</small>}
          </Link>
        </h3>
        {tag && !isReduced && <small className="tag">{t(tag)}</small>} <Stock product={product} />
        <Finishes colors={product.color_options ?? []} />
      </div>
      <div>
        {!variant && range}
        {opening && <Fit product={product} opening={opening} />}
      </div>
      <Price price={listPrice(product)} />
      <SaveButton product={product} />
    </li>
  )
})

/** Flags arrive as `1`, `"1"` or `true`. */
function isOn(flag: unknown): boolean {
  return flag === true || Number(flag) === 1
}

function Thumbnail({ product, isFirst }: Pick<RowProps, 'product' | 'isFirst'>) {
  const picture = usePicture()
  const image = product.variant?.image ?? product.image
  if (!hasImage(image)) return <span className="no-picture" />
  return (
    <img
      {...picture(image, { widths: [150, 300], ratio: 1 })}
      sizes="72px"
      alt=""
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
    />
  )
}

/** Only what matters in a list: few are left, or none. */
export function Stock({ product }: { readonly product: ListedProduct }) {
  const t = useMessage()
  const { lowStockQty } = useStorefront().config.catalog
  const { variant, type_id } = product
  const { is_in_stock: isInStock, qty = 0 } = (variant ?? product).stock ?? {}
  if (isInStock === false) return <Status kind="out">{t('card.outOfStock')}</Status>
  const isCounted = variant !== undefined || type_id === 'simple'
  return isInStock && isCounted && qty > 0 && qty <= lowStockQty ? (
    <Status kind="wait">{t('card.fewLeft', { count: qty })}</Status>
  ) : null
}

/** Their names come after the page; one line is kept for them. */
const Finishes = observer(function Finishes({ colors }: { readonly colors: ListedProduct['color_options'] & {} }) {
  const t = useMessage()
  const { attributes } = useStorefront()
  if (colors.length === 0) return null
  const names = colors.flatMap((id) => attributes.label('color', id)?.toLowerCase() ?? [])
  return <small className="line">{names.length > 0 && t('card.finishes', { finishes: names.join(', ') })}</small>
})

function Fit({ product, opening }: { readonly product: ListedProduct; readonly opening: Opening }) {
  const t = useMessage()
  const formats = useFormats()
  const size = `${formats.number(opening.width)} × ${formats.number(opening.height)}`
  const { depth } = product.variant?.opening?.measures ?? {}
  return (
    <Status kind="ok">
      {depth === undefined
        ? t('card.fits', { opening: size })
        : t('card.fitsDepth', { opening: size, depth: formats.number(depth) })}
    </Status>
  )
}

const SaveButton = observer(function SaveButton({ product }: { readonly product: ListedProduct }) {
  const t = useMessage()
  const { isSaved, toggle } = useSavedList('wishlist', product)
  return (
    <button
      type="button"
      className="js"
      aria-pressed={isSaved}
      aria-label={t('wishlist.keep', { name: product.name })}
      onClick={toggle}
    >
      {isSaved ? '♥' : '♡'}
    </button>
  )
})
