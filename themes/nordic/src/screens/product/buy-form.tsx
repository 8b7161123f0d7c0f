import {
  modelValueOf,
  observer,
  optionOfChoice,
  useFinish,
  type AddToCart,
  type CatalogueProduct,
  type ProductStore,
} from '@vitrin/theme-kit'
import { useCallback, type ReactNode } from 'react'
import { PriceBlock } from '../../components/price-block'
import { useText } from '../../messages/use-text'
import { BelowChoices } from './below-choices'
import { ChoiceGroup } from './choice-group'
import { AverageRating, HostPrice, PageNotes } from './deferred-parts'
import { VariantChoices } from './variant-choices'

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
  const glass = selection && optionOfChoice(selection, 'glass')
  const finishOf = useFinish()
  const choose = useCallback(
    (optionId: string, value: string) => store.change((before) => before.chooseOption(optionId, value)),
    [store],
  )
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
        {store.reviews.length > 0 && (
          <p className="rated">
            <a href="#reviews">
              <AverageRating reviews={store.reviews} />
            </a>
          </p>
        )}
      </div>
      <PageNotes store={store} isFormWhole={isPainted} />
      {selection?.isSizedByHost ? <HostPrice store={store} /> : <PriceBlock price={selection?.price} large />}
      {glass && (
        <ChoiceGroup
          option={glass}
          finish={(valueId) => finishOf(modelValueOf(selection, 'glass', valueId) ?? '')}
          onChoose={choose}
        />
      )}
      <VariantChoices store={store} />
      {isPainted && (
        <BelowChoices
          store={store}
          name={product.name}
          buying={buying}
          options={(selection?.customOptions ?? []).filter(({ id }) => id !== glass?.id)}
          onChoose={choose}
        >
          {children}
        </BelowChoices>
      )}
    </form>
  )
})
