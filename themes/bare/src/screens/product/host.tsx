import { Link, observer, useHostPrice, useLinks, useMessage, type ProductStore } from '@vitrin/theme-kit'
import { NotHere } from '../../parts/not-here'
import { Button } from '../../ui/button'
import { Price } from '../../ui/price'
import { CustomOption } from './choices'
import { MeasureFields } from './measure-fields'

interface StoreProps {
  readonly store: ProductStore
}

function measuresOf({ selection }: ProductStore) {
  const measurement = selection?.measurement
  return measurement?.by === 'host' ? measurement : undefined
}

/** A price from the host: on its way, known, or why it is not known. */
export const HostPrice = observer(function HostPrice({ store }: StoreProps) {
  const t = useMessage()
  const { price, isFetching, failure, trouble, announced } = useHostPrice(store)
  return (
    <>
      <p>
        {isFetching ? t('price.fetching') : <Price price={trouble ? undefined : price} />}{' '}
        <small>{trouble ?? t('price.vat')}</small>
      </p>
      {failure === 'fault' && <Button onClick={() => void store.customSize?.ask()}>{t('price.fetchAgain')}</Button>}
      {failure === 'not-implemented' && <NotHere label={t('product.own')} />}
      <output className="vh">{announced}</output>
    </>
  )
})

/** Measures and choices of a piece that the host prices. */
export const HostMeasures = observer(function HostMeasures({ store }: StoreProps) {
  const t = useMessage()
  const links = useLinks()
  const measures = measuresOf(store)
  return (
    <>
      <fieldset>
        <legend>{t('product.own')}</legend>
        <p>
          <Link to={links.content('measuring')}>{t('product.howToMeasure')}</Link>
        </p>
        {measures?.form ? (
          <MeasureFields store={store} measures={measures} />
        ) : (
          // The price says why the measures could not be fetched.
          !measures?.failure && <p>{t('size.fetching')}</p>
        )}
      </fieldset>
      {measures?.options.map((option) => (
        <CustomOption
          key={option.id}
          option={option}
          onChoose={(id, value) => store.change((before) => before.chooseOption(id, value))}
        />
      ))}
    </>
  )
})
