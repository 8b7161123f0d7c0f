import {
  Link,
  observer,
  useLinks,
  usePicture,
  type ComparedAttribute,
  type Shopper,
  type ListedProduct,
} from '@vitrin/theme-kit'
import { ProductPrice } from '../../components/product-price'
import { useMeasureRange } from '../../components/use-measure-range'
import { useText } from '../../messages/use-text'
import { classNames } from '../../ui/class-names'
import { CloseButton } from '../../ui/close-button'

export interface CompareTableProps {
  readonly compare: Shopper['compare']
  readonly onlyDifferent: boolean
}

/** A column for each product. The table scrolls sideways and can be reached with the keyboard. */
export const CompareTable = observer(function CompareTable({ compare, onlyDifferent }: CompareTableProps) {
  const t = useText()
  const { items, rows } = compare
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <section className="compare-scroll" aria-label={t('compare.table')} tabIndex={0}>
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.property')}</span>
            </th>
            {items.map((product) => (
              <ProductHead key={product.sku} product={product} onRemove={() => void compare.remove(product.sku)} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('compare.price')}</th>
            {items.map((product) => (
              <td key={product.sku}>
                <ProductPrice product={product} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('compare.measures')}</th>
            {items.map((product) => (
              <MeasureCell key={product.sku} product={product} />
            ))}
          </tr>
          {rows
            .filter(({ differs }) => differs || !onlyDifferent)
            .map((row) => (
              <AttributeRow key={row.code} row={row} products={items} />
            ))}
        </tbody>
      </table>
    </section>
  )
})

function ProductHead({ product, onRemove }: { readonly product: ListedProduct; readonly onRemove: () => void }) {
  const t = useText()
  const links = useLinks()
  const picture = usePicture()
  return (
    <th scope="col">
      {product.image && <img {...picture(product.image, { widths: [150, 300], ratio: 1 })} sizes="150px" alt="" />}
      <Link to={links.product(product)}>{product.name}</Link>
      <CloseButton label={t('compare.removeName', { name: product.name })} small onClick={onRemove} />
    </th>
  )
}

function MeasureCell({ product }: { readonly product: ListedProduct }) {
  const t = useText()
  return <td className="num">{useMeasureRange(product) ?? t('ui.unsure')}</td>
}

function AttributeRow({
  row,
  products,
}: {
  readonly row: ComparedAttribute
  readonly products: readonly ListedProduct[]
}) {
  const t = useText()
  const { label, values, differs } = row
  return (
    <tr className={classNames(differs && 'is-different')}>
      <th scope="row">
        {label} {differs && <span className="mark">{t('compare.differs')}</span>}
      </th>
      {products.map(({ sku }, index) => (
        <td key={sku}>{values[index] || t('ui.unsure')}</td>
      ))}
    </tr>
  )
}
