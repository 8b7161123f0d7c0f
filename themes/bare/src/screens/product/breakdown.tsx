import {
  choiceLabel,
  observer,
  useDebouncedAnnouncement,
  useFormats,
  useLastKnown,
  useMessage,
  type BreakdownLine,
  type ProductStore,
} from '@vitrin/theme-kit'
import { Money } from '../../ui/price'

/**
 * The parts of the price. They keep their place while measures are typed that cannot be made, so that nothing below
 * moves. The total is announced when the shopper stops typing.
 */
export default observer(function Breakdown({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  const formats = useFormats()
  const nameOf = useLineName(store)
  const breakdown = store.selection?.model?.breakdown
  const { lines = [] } = useLastKnown(breakdown) ?? {}
  const announced = useDebouncedAnnouncement(
    breakdown ? `${t('breakdown.total')} ${formats.money(breakdown.total)}` : t('breakdown.whyNone'),
  )
  return (
    <>
      <dl className="sums">
        {lines.map((line) => (
          <div key={`${line.code} ${line.detail}`}>
            <dt>{nameOf(line)}</dt>
            <dd>{breakdown ? <Money ore={line.amount} /> : t('ui.unsure')}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>{t('breakdown.total')}</dt>
          <dd>{breakdown ? <Money ore={breakdown.total} /> : t('ui.unsure')}</dd>
        </div>
      </dl>
      <output className="vh">{announced}</output>
    </>
  )
})

function useLineName({ selection }: ProductStore): (line: BreakdownLine) => string {
  const t = useMessage()
  const formats = useFormats()
  const colour = selection?.variantOptions.find(({ code }) => code === 'color')
  const profile = colour?.values.find(({ selected }) => selected)?.label.toLowerCase()
  return ({ code, detail = '', quantity }) => {
    switch (code) {
      case 'glass':
        return t('breakdown.glass', { area: formats.area(quantity) })
      case 'edge':
        return t('breakdown.edge')
      case 'hardware':
        return t('breakdown.hardware', { profile: profile ?? detail })
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
