import {
  Link,
  listPrice,
  observer,
  useFocusAfterRemoval,
  useLinks,
  useMessage,
  useShopper,
  type Shopper,
} from '@vitrin/theme-kit'
import { useEffect, useRef, useState } from 'react'
import { useMeasureRange } from '../../parts/use-measure-range'
import { Button } from '../../ui/button'
import { Check } from '../../ui/field'
import { Empty, Problem, Waiting } from '../../ui/note'
import { Price } from '../../ui/price'

/** Products side by side, by the attributes that can be compared. */
export default observer(function CompareScreen() {
  const t = useMessage()
  const compare = useShopper()?.compare
  const count = compare?.count ?? 0
  const heading = useRef<HTMLHeadingElement>(null)
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useFocusAfterRemoval(heading, count)
  useEffect(() => {
    compare?.loadAttributes().then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }, [compare, count])
  return (
    <>
      <h1 ref={heading}>{t('compare.title')}</h1>
      <noscript>
        <p>{t('compare.noscript')}</p>
      </noscript>
      {!compare && <Waiting />}
      {compare && count === 0 && <Empty title="compare.emptyTitle" text="compare.emptyText" />}
      {compare && count > 0 && (
        <>
          {count === 1 ? (
            <p>{t('compare.oneMore')}</p>
          ) : (
            <Check type="checkbox" checked={onlyDifferent} onChange={({ target }) => setOnlyDifferent(target.checked)}>
              {t('compare.onlyDifferent')}
            </Check>
          )}
          <Problem>{hasFailed && t('compare.unreachable')}</Problem>
          <Table compare={compare} onlyDifferent={onlyDifferent && count > 1} />
          <Button onClick={() => void compare.clear()}>{t('compare.clear')}</Button>
        </>
      )}
    </>
  )
})

interface TableProps {
  readonly compare: Shopper['compare']
  readonly onlyDifferent: boolean
}

const Table = observer(function Table({ compare, onlyDifferent }: TableProps) {
  const t = useMessage()
  const links = useLinks()
  const { items, rows } = compare
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <section className="scroll" aria-label={t('compare.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t('compare.property')}</span>
            </th>
            {items.map((product) => (
              <th key={product.sku} scope="col">
                <Link to={links.product(product)}>{product.name}</Link>{' '}
                <Button
                  aria-label={t('compare.removeName', { name: product.name })}
                  onClick={() => void compare.remove(product.sku)}
                >
                  ✕
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('compare.price')}</th>
            {items.map((product) => (
              <td key={product.sku}>
                <Price price={listPrice(product)} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('compare.measures')}</th>
            {items.map((product) => (
              <Range key={product.sku} product={product} />
            ))}
          </tr>
          {rows
            .filter(({ differs }) => differs || !onlyDifferent)
            .map(({ code, label, values, differs }) => (
              <tr key={code}>
                <th scope="row">
                  {label} {differs && <small>{t('compare.differs')}</small>}
                </th>
                {items.map(({ sku }, index) => (
                  <td key={sku}>{values[index] || t('ui.unsure')}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
})

function Range({ product }: { readonly product: Shopper['compare']['items'][number] }) {
  const t = useMessage()
  return <td>{useMeasureRange(product) ?? t('ui.unsure')}</td>
}
