import { observer, toOre, useFormats, useShopContent } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

/** What the delivery costs and what is paid in advance. Nothing where the shop has not given it. */
export const Freight = observer(function Freight() {
  const t = useText()
  const formats = useFormats()
  const prices = useShopContent().sets.set('price_constants')
  if (!prices) return null
  const { freightLimit, deposit, bulkFreight } = prices
  const price = formats.money(toOre(bulkFreight))
  return (
    <>
      <p>
        {freightLimit === null
          ? t('product.freight', { price })
          : t('product.freightFree', { price, limit: formats.money(toOre(freightLimit)) })}
      </p>
      {deposit > 0 && <p>{t('product.deposit', { percent: formats.number(deposit) })}</p>}
    </>
  )
})
