import {
  choiceLabel,
  observer,
  useDebouncedAnnouncement,
  useFormats,
  useLastKnown,
  type BreakdownLine,
  type ModelMeasurement,
  type ProductStore,
} from '@vitrin/theme-kit'
import '../../styles/totals.css'
import { useText } from '../../messages/use-text'
import { Money } from '../../components/money'
import { classNames } from '../../ui/class-names'
import { Squared } from '../../ui/squared'

/**
 * The parts of the price. They keep their place while measures are typed that cannot be made, so that nothing below
 * moves. The total is announced when the shopper stops typing.
 */
export default observer(function Breakdown({
  store,
  measures,
}: {
  readonly store: ProductStore
  readonly measures: ModelMeasurement
}) {
  const t = useText()
  const formats = useFormats()
  const name = useLineName(store)
  const { breakdown } = measures
  const { lines = [] } = useLastKnown(breakdown) ?? {}
  const announced = useDebouncedAnnouncement(
    breakdown ? `${t('breakdown.total')} ${formats.money(breakdown.total)}` : t('breakdown.whyNone'),
  )
  return (
    <>
      <dl className="totals">
        {lines.map((line) => (
          <div key={`${line.code} ${line.detail}`} className={classNames(line.code === 'special' && 'saving')}>
            <dt>
              <Squared text={name(line)} />
            </dt>
            <dd>{breakdown ? <Money ore={line.amount} /> : t('ui.unsure')}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t('breakdown.total')}</dt>
          <dd>{breakdown ? <Money ore={breakdown.total} /> : t('ui.unsure')}</dd>
        </div>
        <div className="vat">
          <dt>{t('price.vat')}</dt>
        </div>
      </dl>
      <output className="visually-hidden">{announced}</output>
    </>
  )
})

function useLineName(store: ProductStore): (line: BreakdownLine) => string {
  const t = useText()
  const formats = useFormats()
  const { selection } = store
  return ({ code, detail = '', quantity }) => {
    switch (code) {
      case 'glass':
        return t('breakdown.glass', { area: formats.area(quantity) })
      case 'edge':
        return t('breakdown.edge')
      case 'hardware':
        return t('breakdown.hardware', { profile: finishName(store)?.toLowerCase() ?? detail })
      case 'choice':
        return (selection && choiceLabel(selection, detail)) ?? detail
      case 'made-to-measure':
        return t('breakdown.fee')
      case 'minimum':
        return t('breakdown.minimum')
      default:
        return t('breakdown.special')
    }
  }
}

function finishName(store: ProductStore): string | undefined {
  return store.selection?.variantOptions.find(({ code }) => code === 'color')?.values.find(({ selected }) => selected)
    ?.label
}
