import { isShipped, Link, shownAttributes, useFormats, useLinks, type CatalogueProduct } from '@vitrin/theme-kit'
import { Block } from '../../components/block'
import { useText, type TextKey } from '../../messages/use-text'
import { Accordion } from '../../ui/accordion'
import { afterPaint, type SelectionProps } from './after-paint'
import { Freight } from './freight'

export interface FactsProps extends Pick<SelectionProps, 'store'> {
  /** Sanitised HTML. */
  readonly description: string
}

export default afterPaint(function Facts({ store, selection, description }: FactsProps & SelectionProps) {
  const t = useText()
  const formats = useFormats()
  const links = useLinks()
  if (!selection) return null
  const { product } = selection
  const measures = product.made_to_measure?.dimensions ?? []
  return (
    <section className="facts" aria-labelledby="facts">
      <div>
        <h2 id="facts">{t('product.about', { name: product.name })}</h2>
        {/* Sanitised where the page is loaded. */}
        <div className="about" dangerouslySetInnerHTML={{ __html: description }} />
        <Accordion
          entries={adviceOn(product, selection.isSoldToMeasure).map(([title, text, page]) => ({
            title: t(title),
            body: (
              <>
                <p>{t(text)}</p>
                {page === 'returns' && <Freight />}
                <Link className="link small" to={links.content(page)}>
                  {t(`shell.${page}`)}
                </Link>
              </>
            ),
          }))}
        />
        <Block at="product" className="stack" untitled />
      </div>
      <div>
        <h2>{t('product.specification')}</h2>
        <table className="spec">
          <tbody>
            {measures.map(({ code, label, min, max }) => (
              <Row
                key={code}
                label={label}
                value={t('ui.rangeMm', { min: formats.number(min), max: formats.number(max) })}
              />
            ))}
            {shownAttributes({ ...product }, store.attributes).map(({ code, label, value }) => (
              <Row key={code} label={label} value={value} />
            ))}
            <Row label={t('product.number')} value={product.sku} />
          </tbody>
        </table>
      </div>
    </section>
  )
})

/**
 * Advice on assembly, returns and safety, each with its help page. Products that are not made to measure have only
 * returns.
 */
function adviceOn(
  { type_id: type }: CatalogueProduct,
  isSoldToMeasure: boolean,
): readonly (readonly [title: TextKey, text: TextKey, page: 'assembly' | 'returns' | 'glass'])[] {
  if (isSoldToMeasure)
    return [
      ['product.assembly', 'product.assemblyText', 'assembly'],
      ['product.returns', 'product.returnsText', 'returns'],
      ['product.safety', 'product.safetyText', 'glass'],
    ]
  return isShipped(type) ? [['product.returns', 'product.returnsPlainText', 'returns']] : []
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  )
}
