import {
  isShipped,
  Link,
  observer,
  shownAttributes,
  toOre,
  useFormats,
  useLinks,
  useMessage,
  useShopContent,
  type CatalogueProduct,
  type MessageKey,
  type ProductStore,
} from '@vitrin/theme-kit'
import { Block } from '../../parts/block'

export interface FactsProps {
  readonly store: ProductStore
  /** Sanitised HTML. */
  readonly description: string
}

type Advice = readonly [title: MessageKey, text: MessageKey, page: 'assembly' | 'returns' | 'glass']

/** The description, and everything else that is known as one table. */
export default observer(function Facts({ store, description }: FactsProps) {
  const t = useMessage()
  const formats = useFormats()
  const links = useLinks()
  const { product, selection } = store
  if (!product) return null
  const rows = [
    ...(product.made_to_measure?.dimensions ?? []).map(({ label, min, max }) => ({
      label,
      value: t('ui.rangeMm', { min: formats.number(min), max: formats.number(max) }),
    })),
    ...shownAttributes({ ...product }, store.attributes),
    { label: t('product.number'), value: product.sku },
  ]
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('product.about', { name: product.name })}</h2>
      {/* Sanitised where the page is loaded. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: description }} />
      <table>
        <caption>{t('product.specification')}</caption>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
          {adviceOn(product, selection?.isSoldToMeasure === true).map(([title, text, page]) => (
            <tr key={title}>
              <th scope="row">{t(title)}</th>
              <td>
                {t(text)} {page === 'returns' && <Freight />} <Link to={links.content(page)}>{t(`shell.${page}`)}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Block at="product" />
    </section>
  )
})

/** Products that are not made to measure have only returns. */
function adviceOn({ type_id: type }: CatalogueProduct, isSoldToMeasure: boolean): readonly Advice[] {
  if (isSoldToMeasure)
    return [
      ['product.assembly', 'product.assemblyText', 'assembly'],
      ['product.returns', 'product.returnsText', 'returns'],
      ['product.safety', 'product.safetyText', 'glass'],
    ]
  return isShipped(type) ? [['product.returns', 'product.returnsPlainText', 'returns']] : []
}

/** What the delivery costs and what is paid in advance, if the shop says so. */
const Freight = observer(function Freight() {
  const t = useMessage()
  const formats = useFormats()
  const prices = useShopContent().sets.set('price_constants')
  if (!prices) return null
  const { freightLimit, deposit, bulkFreight } = prices
  const price = formats.money(toOre(bulkFreight))
  return (
    <>
      {freightLimit === null
        ? t('product.freight', { price })
        : t('product.freightFree', { price, limit: formats.money(toOre(freightLimit)) })}{' '}
      {deposit > 0 && t('product.deposit', { percent: formats.number(deposit) })}
    </>
  )
})
