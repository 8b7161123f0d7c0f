import { isShipped, useDelivery } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { boxIcon, shieldIcon, truckIcon } from '../../ui/icons'
import { afterPaint, type SelectionProps } from './after-paint'

/** Delivery time, stock, and what happens if a measure was wrong. */
export default afterPaint(function Delivery({ selection }: SelectionProps) {
  const t = useText()
  const product = selection?.product
  const delivery = useDelivery()
  const measures = selection?.model
  if (!isShipped(product?.type_id)) return null
  const cut = selection?.isCut
  const [title, text] = cut
    ? [t('product.madeForYou'), t('product.madeForYouText')]
    : selection?.stockState === 'ok'
      ? [t(selection.isLowStock ? 'product.fewLeft' : 'product.inStock'), t('product.inStockText')]
      : [t('product.restock'), t('product.outOfStockText')]
  const days = delivery.dates([
    {
      product_type: product?.type_id,
      cut_to_size: cut,
      delivery_days: measures && [measures.delivery.from, measures.delivery.to],
      stock: { is_in_stock: selection?.stockState === 'ok' },
    },
  ])
  return (
    <ul className="list delivery">
      {(days ?? measures) && (
        <Fact
          icon={truckIcon}
          title={days ? t('delivery.dates', { days }) : t('product.deliveryDays', { ...measures!.delivery })}
          text={t('product.deliveryText')}
        />
      )}
      <Fact icon={boxIcon} title={title} text={text} />
      {cut && <Fact icon={shieldIcon} title={t('product.remake')} text={t('product.remakeText')} />}
    </ul>
  )
})

function Fact({ icon, title, text }: { readonly icon: string; readonly title: string; readonly text: string }) {
  return (
    <li>
      <Icon path={icon} />
      <span>
        {title}
        <span>{text}</span>
      </span>
    </li>
  )
}
