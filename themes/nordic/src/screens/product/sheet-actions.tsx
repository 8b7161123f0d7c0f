import { observer, useShareAddress, useStorefront, type ProductStore } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { printIcon, shareIcon } from '../../ui/deferred-icons'
import { Icon } from '../../ui/icon'
import { rulerIcon } from '../../ui/icons'
import { MailDrawing } from './mail-drawing'

/** Says how to measure, prints the drawing alone, or shares the address with its measures. */
export default observer(function SheetActions({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const { share, address } = useShareAddress({ copied: 'drawing.shared', failed: 'drawing.notShared' })
  const { ui } = useStorefront()
  const name = store.product?.name ?? ''
  return (
    <div className="sheet-actions needs-script">
      <button type="button" className="link link-quiet small" onClick={() => ui.openModal('size-guide')}>
        <Icon path={rulerIcon} small />
        {t('sizeGuide.title')}
      </button>
      <button type="button" className="link link-quiet small" onClick={printDrawing}>
        <Icon path={printIcon} small />
        {t('drawing.print')}
      </button>
      <button type="button" className="link link-quiet small" onClick={() => void share(name)}>
        <Icon path={shareIcon} small />
        {t('drawing.share')}
      </button>
      <MailDrawing store={store} address={address} />
      <p className="print-only">
        {name}. {t('drawing.number', { sku: store.product?.sku ?? '' })}
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
