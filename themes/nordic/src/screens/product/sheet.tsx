import { observer, useDrawingFacts, useLazyComponent, type ProductStore } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

const loadDrawing = () => import('../../drawing/sheet-drawing')

/** The drawing of a product that is made to measure, with its title block (visual language §9). */
export default observer(function Sheet({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const SheetDrawing = useLazyComponent(loadDrawing)
  // Read in every render, so that the server sends these texts with the page.
  const shown = useDrawingFacts(store)
  const opens = { left: t('drawing.hingeLeft'), right: t('drawing.hingeRight') }
  if (!shown) return null
  const { facts, ...drawn } = shown
  return (
    <div className="sheet">
      <div className="sheet-paper paper-grid">{SheetDrawing && <SheetDrawing {...drawn} opens={opens} />}</div>
      <dl className="title-block">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
})
