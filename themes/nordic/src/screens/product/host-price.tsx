import { observer, useDebouncedAnnouncement, useFormats, type ProductStore } from '@vitrin/theme-kit'
import { NotImplementedButton } from '../../components/not-implemented-button'
import { PriceBlock } from '../../components/price-block'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'

const TROUBLE = {
  offline: 'price.offline',
  fault: 'price.failed',
  'not-implemented': 'notImplemented.title',
} as const

/** A price from the host: loading, known, or the reason why it is not known. */
export default observer(function HostPrice({ store: { selection, customSize } }: { readonly store: ProductStore }) {
  const t = useText()
  const formats = useFormats()
  const measurement = selection?.measurement
  const measures = measurement?.by === 'host' ? measurement : undefined
  const price = measures?.price
  const isFetching = measures?.isFetching ?? true
  const failure = measures?.failure
  const trouble = failure && t(TROUBLE[failure])
  const announced = useDebouncedAnnouncement(
    price ? `${t('breakdown.total')} ${formats.money(price.special ?? price.regular)}` : (trouble ?? ''),
  )
  return (
    <>
      {isFetching || trouble ? (
        <div className="price-block is-large">
          <div className="price-row">
            <span className="muted">{t(isFetching ? 'price.fetching' : 'price.unknown')}</span>
          </div>
          <p className="price-note">{trouble ?? t('price.vat')}</p>
        </div>
      ) : (
        <PriceBlock price={price} large />
      )}
      {failure === 'fault' && (
        <Button small secondary onClick={() => void customSize?.ask()}>
          {t('price.fetchAgain')}
        </Button>
      )}
      {failure === 'not-implemented' && <NotImplementedButton label={t('product.own')} />}
      <output className="visually-hidden">{announced}</output>
    </>
  )
})
