import {
  measuredThing,
  observer,
  optionOfChoice,
  useFormats,
  useLazyComponent,
  weightOfPiece,
  type ProductStore,
} from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

const loadDrawing = () => import('../../drawing/sheet-drawing')

/** The drawing of a product that is made to measure, with its title block (visual language §9). */
export default observer(function Sheet({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const formats = useFormats()
  const SheetDrawing = useLazyComponent(loadDrawing)
  const measures = store.selection?.model
  if (!measures) return null
  const { model, choices, measuresToDraw } = measures
  const weight = weightOfPiece(measures)
  const shown = model.dimensions.map(({ code, label }) => ({ label, value: measuresToDraw[code] }))
  const size = shown.map(({ value }) => (value === undefined ? t('ui.unsure') : formats.number(value))).join(' × ')
  const sentence = shown
    .map(({ label, value }) => t('drawing.part', { dimension: label.toLowerCase(), length: value ?? '' }))
    .join(', ')
  const glass =
    store.selection && optionOfChoice(store.selection, 'glass')?.values.find(({ selected }) => selected)?.title
  // Read in every render, so that the server sends these texts with the page.
  const title = t('drawing.sentence', { measures: sentence })
  const isOfGlass = measuredThing(model).of === 'glass'
  const captions = {
    front: t(isOfGlass ? 'drawing.frontGlass' : 'drawing.frontOpening'),
    plan: t('drawing.plan'),
    opens: { left: t('drawing.hingeLeft'), right: t('drawing.hingeRight') },
  }
  return (
    <div className="sheet">
      <div className="sheet-paper paper-grid">
        {SheetDrawing && (
          <SheetDrawing
            model={model}
            measures={measuresToDraw}
            choices={choices}
            title={title}
            captions={captions}
            length={(millimetres) => formats.number(millimetres)}
          />
        )}
      </div>
      <dl className="title-block">
        <div>
          <dt>{t(isOfGlass ? 'drawing.measuresGlass' : 'drawing.measuresOpening')}</dt>
          <dd className="num">{t('ui.millimetres', { length: size })}</dd>
        </div>
        <div>
          <dt>{t('drawing.glass')}</dt>
          <dd>{[glass, formats.length(model.thickness)].filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt>{t('drawing.weight')}</dt>
          <dd>{weight === undefined ? t('ui.unsure') : formats.weight(weight)}</dd>
        </div>
        <div>
          <dt>{t('drawing.tolerance')}</dt>
          <dd>{t('drawing.toleranceValue')}</dd>
        </div>
      </dl>
    </div>
  )
})
