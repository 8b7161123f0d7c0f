import { observer, type ListingStore } from '@vitrin/theme-kit'
import { Dialog } from '../../components/dialog'
import { useText } from '../../messages/use-text'
import '../../styles/overlays.css'
import { Button } from '../../ui/button'
import { CloseButton } from '../../ui/close-button'
import { Facets } from './facets'

export interface FilterSheetProps {
  readonly listing: ListingStore
  readonly path: string
  readonly onClose: () => void
}

/** The filters on narrow screens. Each choice counts at once; the button shows the products that are left. */
export default observer(function FilterSheet({ listing, path, onClose }: FilterSheetProps) {
  const t = useText()
  const { total } = listing
  return (
    <Dialog className="panel" label={t('listing.filters')} onClose={onClose}>
      <div className="panel-head">
        <h2>{t('listing.filters')}</h2>
        <CloseButton label={t('ui.close')} onClick={onClose} />
      </div>
      <div className="panel-body">
        <Facets listing={listing} path={path} />
      </div>
      <div className="panel-foot">
        <Button wide onClick={onClose}>
          {t('listing.show', { count: total })}
        </Button>
        <output className="visually-hidden">{t('listing.count', { count: total })}</output>
      </div>
    </Dialog>
  )
})
