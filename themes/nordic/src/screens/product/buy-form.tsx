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
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-error'
import { ChoiceGroup } from './choice-group'
import {
  AverageRating,
  BelowButton,
  Breakdown,
  Consent,
  HostMeasures,
  HostPrice,
  PageNotes,
  Parts,
  Problem,
} from './deferred-parts'
import { MeasuresGroup } from './measures-group'
import { ProductQuantity } from './product-quantity'
import { VariantChoices } from './variant-choices'

export interface BuyFormProps {
  readonly store: ProductStore
  readonly product: CatalogueProduct
  readonly buying: AddToCart
  /** What follows the button. */
  readonly children?: ReactNode
}

export const BuyForm = observer(function BuyForm({ store, product, buying, children }: BuyFormProps) {
  const t = useText()
  const { selection } = store
  const model = selection?.model
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
      <PageNotes store={store} />
      {selection?.isSizedByHost ? <HostPrice store={store} /> : <PriceBlock price={selection?.price} large />}
      {glass && (
        <ChoiceGroup
          option={glass}
          finish={(valueId) => finishOf(modelValueOf(selection, 'glass', valueId) ?? '')}
          onChoose={choose}
        />
      )}
      <VariantChoices store={store} />
      {model && <MeasuresGroup store={store} measures={model} />}
      {selection?.isSizedByHost && <HostMeasures store={store} />}
      {selection?.customOptions
        .filter(({ id }) => id !== glass?.id)
        .map((option) => (
          <ChoiceGroup
            key={option.id}
            option={option}
            onChoose={choose}
            error={buying.missingFields.has(`custom_options_${option.id}`) ? t('validation.required') : undefined}
          />
        ))}
      <Parts store={store} missing={buying.missingFields} />
      {model?.isCut && <Breakdown store={store} measures={model} />}
      <div className="group">
        {selection?.warning && <FieldError>{t('product.noSuchConfiguration')}</FieldError>}
        {buying.mustConsent && (
          <Consent given={buying.hasConsent} missing={buying.isConsentMissing} onChange={buying.setConsent} />
        )}
        <div className="add">
          {selection?.parts.length === 0 && <ProductQuantity store={store} name={product.name} />}
          <Button type="submit" wide busy={buying.busy} data-adds-to="microcart">
            {t(buying.busy ? 'product.adding' : buying.isChange ? 'product.change' : 'product.add')}
          </Button>
        </div>
        <BelowButton store={store} />
        {buying.refusal && <Problem refusal={buying.refusal} />}
      </div>
      {children}
    </form>
  )
})
