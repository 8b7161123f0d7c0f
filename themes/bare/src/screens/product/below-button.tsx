import {
  deferred,
  isShipped,
  observer,
  useDelivery,
  useMessage,
  usePieceFacts,
  useSavedList,
  useStorefront,
  type ListedProduct,
  type ProductStore,
} from '@vitrin/theme-kit'
import type { ComponentType } from 'react'
import { AskLink } from '../../parts/ask-link'

const StockNotice: ComponentType<{ readonly store: ProductStore }> = deferred(() => import('./stock-notice'))

/** Delivery and stock, saving, comparing and asking. */
export default observer(function BelowButton({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  const delivery = useDelivery()
  const { hostHasAdditions = true } = useStorefront().config
  const { product, parent, selection } = store
  const isCut = selection?.isCut
  const isInStock = selection?.stockState === 'ok'
  const measures = selection?.model
  const days = delivery.dates([
    {
      product_type: product?.type_id,
      cut_to_size: isCut,
      delivery_days: measures && [measures.delivery.from, measures.delivery.to],
      stock: { is_in_stock: isInStock },
    },
  ])
  const [title, text] = isCut
    ? (['product.madeForYou', 'product.madeForYouText'] as const)
    : isInStock
      ? ([selection.isLowStock ? 'product.fewLeft' : 'product.inStock', 'product.inStockText'] as const)
      : (['product.restock', 'product.outOfStockText'] as const)
  return (
    <>
      {isShipped(product?.type_id) && (
        <ul>
          {(days ?? measures) && (
            <li>
              <b>{days ? t('delivery.dates', { days }) : t('product.deliveryDays', { ...measures!.delivery })}</b>{' '}
              {t('product.deliveryText')}
            </li>
          )}
          <li>
            <b>{t(title)}</b> {t(text)}
          </li>
          {isCut && (
            <li>
              <b>{t('product.remake')}</b> {t('product.remakeText')}
            </li>
          )}
        </ul>
      )}
      {isShipped(product?.type_id) && !isCut && selection?.stockState === 'out_of_stock' && hostHasAdditions && (
        <StockNotice store={store} />
      )}
      <p className="row">
        {parent && <Save product={parent} />}
        <Ask store={store} />
      </p>
    </>
  )
})

/** Both lists hold the product and not its variant. */
const Save = observer(function Save({ product }: { readonly product: ListedProduct }) {
  const t = useMessage()
  const wishlist = useSavedList('wishlist', product)
  const comparison = useSavedList('compare', product)
  return (
    <>
      <button
        type="button"
        className="js"
        aria-pressed={wishlist.isSaved}
        aria-label={t('wishlist.keep', { name: product.name })}
        onClick={wishlist.toggle}
      >
        {wishlist.isSaved ? '♥' : '♡'} {t('wishlist.save')}
      </button>
      <button
        type="button"
        className="js"
        aria-pressed={comparison.isSaved}
        aria-label={t('compare.addNamed', { name: product.name })}
        onClick={comparison.toggle}
      >
        {comparison.isSaved ? '☑' : '☐'} {t('compare.add')}
      </button>
    </>
  )
})

/** Asks about the product, with the measures and choices of the shopper. */
const Ask = observer(function Ask({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  const { pages } = useStorefront()
  const { measures, choices } = usePieceFacts(store)
  const { product, selection } = store
  if (!product || !selection) return null
  const page = pages.current?.url
  return (
    <AskLink
      about={{
        ...(page !== undefined && { page }),
        sku: product.sku,
        product: product.name,
        ...(measures.length > 0 && { measures }),
        ...(choices.length > 0 && { choices }),
      }}
    >
      {t('contact.ask')}
    </AskLink>
  )
})
