import {
  observer,
  useDrawingFacts,
  useLazyComponent,
  useMailedDrawing,
  useMessage,
  useShareAddress,
  useStorefront,
  type ProductStore,
} from '@vitrin/theme-kit'
import { Button } from '../../ui/button'

const loadSheet = () => import('../../drawing/sheet')

/** The drawing with what belongs to it, and what to do with it. */
export default observer(function SheetPlace({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  const { ui } = useStorefront()
  const { share, address } = useShareAddress({ copied: 'drawing.shared', failed: 'drawing.notShared' })
  const { isOffered, busy, mail } = useMailedDrawing(store, address)
  const Sheet = useLazyComponent(loadSheet)
  // Read in every render, so that the server sends these texts with the page.
  const shown = useDrawingFacts(store)
  if (!shown) return null
  const { name = '', sku = '' } = store.product ?? {}
  const { facts, ...drawn } = shown
  return (
    <div className="sheet">
      <div className="paper">{Sheet && <Sheet {...drawn} />}</div>
      <dl className="sums">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="row js">
        <Button onClick={() => ui.openModal('size-guide')}>{t('sizeGuide.title')}</Button>
        <Button onClick={printDrawing}>{t('drawing.print')}</Button>
        <Button onClick={() => void share(name)}>{t('drawing.share')}</Button>
        {isOffered && (
          <Button busy={busy} onClick={mail}>
            {t('drawing.mail')}
          </Button>
        )}
      </p>
      <p className="printed">
        {name}. {t('drawing.number', { sku })}
      </p>
    </div>
  )
})

/** The styles print nothing but the drawing while the document has this mark. */
function printDrawing(): void {
  const { dataset } = document.documentElement
  dataset['print'] = 'drawing'
  addEventListener('afterprint', () => delete dataset['print'], { once: true })
  print()
}
