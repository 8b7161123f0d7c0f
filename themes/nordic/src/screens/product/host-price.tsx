import { observer, useHostPrice, type ProductStore } from '@vitrin/theme-kit'
import { NotImplementedButton } from '../../components/not-implemented-button'
import { PriceBlock } from '../../components/price-block'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'

/** A price from the host: loading, known, or the reason why it is not known. */
export default observer(function HostPrice({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const { price, isFetching, failure, trouble, announced } = useHostPrice(store)
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
        <Button small secondary onClick={() => void store.customSize?.ask()}>
          {t('price.fetchAgain')}
        </Button>
      )}
      {failure === 'not-implemented' && <NotImplementedButton label={t('product.own')} />}
      <output className="visually-hidden">{announced}</output>
    </>
  )
})
