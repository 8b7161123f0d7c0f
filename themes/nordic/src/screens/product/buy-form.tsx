import { observer, type AddToCart, type CatalogueProduct, type ProductStore } from '@vitrin/theme-kit'
import type { ReactNode } from 'react'
import { PriceBlock } from '../../components/price-block'
import { useText } from '../../messages/use-text'
import { BelowPrice } from './below-price'
import { AverageRating, HostPrice, PageNotes } from './deferred-parts'

export interface BuyFormProps {
  readonly store: ProductStore
  readonly product: CatalogueProduct
  readonly buying: AddToCart
  /** Else it shows what is in the first view of a phone. */
  readonly isPainted: boolean
  /** What follows the button. */
  readonly children?: ReactNode
}

export const BuyForm = observer(function BuyForm({ store, product, buying, isPainted, children }: BuyFormProps) {
  const t = useText()
  const { selection } = store
  return (
    <form
      className="buy"
      aria-label={t('product.buy', { name: product.name })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = event.currentTarget.querySelector<HTMLElement>('.qty [aria-invalid]')
        if (wrong) wrong.focus()
        else void buying.add()
      }}
    >
      <div>
        <h1>{product.name}</h1>
        {product.short_description && <p className="lead">{product.short_description}</p>}
        {/* It is there before the reviews are: they would move the price. */}
        <p className="rated">
          <a href="#reviews">
            {store.reviews.length > 0 ? <AverageRating reviews={store.reviews} /> : t('product.reviews')}
          </a>
        </p>
      </div>
      <PageNotes store={store} isFormWhole={isPainted} />
      {selection?.isSizedByHost ? <HostPrice store={store} /> : <PriceBlock price={selection?.price} large />}
      {isPainted && (
        <BelowPrice store={store} name={product.name} buying={buying}>
          {children}
        </BelowPrice>
      )}
    </form>
  )
})
