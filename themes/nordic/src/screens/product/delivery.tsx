import { isShipped, observer, type ProductStore } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { boxIcon, shieldIcon, truckIcon } from '../../ui/icons'

/** Delivery time, stock, and what happens if a measure was wrong. */
export default observer(function Delivery({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const { product, selection } = store
  const measures = selection?.model
  if (!isShipped(product?.type_id)) return null
  const cut = selection?.isCut
  const [title, text] = cut
    ? [t('product.madeForYou'), t('product.madeForYouText')]
    : selection?.stockState === 'ok'
      ? [t('product.inStock'), t('product.inStockText')]
      : [t('product.restock'), t('product.outOfStockText')]
  return (
    <ul className="list delivery">
      {measures && (
        <Fact
          icon={truckIcon}
          title={t('product.deliveryDays', { ...measures.delivery })}
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
