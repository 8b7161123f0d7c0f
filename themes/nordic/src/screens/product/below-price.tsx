import {
  modelValueOf,
  observer,
  optionOfChoice,
  useFinish,
  type AddToCart,
  type CustomOptionView,
  type ProductStore,
} from '@vitrin/theme-kit'
import { useCallback, type ReactNode } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-error'
import { ChoiceGroup } from './choice-group'
import { BelowButton, Breakdown, Consent, HostMeasures, Parts, Problem } from './deferred-parts'
import { MeasuresGroup } from './measures-group'
import { ProductQuantity } from './product-quantity'
import { VariantChoices } from './variant-choices'

export interface BelowPriceProps {
  readonly store: ProductStore
  readonly name: string
  readonly buying: AddToCart
  /** What follows the button. */
  readonly children?: ReactNode
}

/** The form below the price: glass, finish, measures, other options, the parts of the price, and the button. */
export const BelowPrice = observer(function BelowPrice({ store, name, buying, children }: BelowPriceProps) {
  const t = useText()
  const { selection } = store
  const model = selection?.model
  const glass = selection && optionOfChoice(selection, 'glass')
  const finishOf = useFinish()
  const choose = useCallback(
    (optionId: string, value: string) => store.change((before) => before.chooseOption(optionId, value)),
    [store],
  )
  const errorOf = ({ id }: CustomOptionView) =>
    buying.missingFields.has(`custom_options_${id}`) ? t('validation.required') : undefined
  return (
    <>
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
          <ChoiceGroup key={option.id} option={option} onChoose={choose} error={errorOf(option)} />
        ))}
      <Parts store={store} missing={buying.missingFields} />
      {model?.isCut && <Breakdown store={store} measures={model} />}
      <div className="group">
        {selection?.warning && <FieldError>{t('product.noSuchConfiguration')}</FieldError>}
        {buying.mustConsent && (
          <Consent given={buying.hasConsent} missing={buying.isConsentMissing} onChange={buying.setConsent} />
        )}
        <div className="add">
          {selection?.parts.length === 0 && <ProductQuantity store={store} name={name} />}
          <Button type="submit" wide busy={buying.busy} data-adds-to="microcart">
            {t(buying.busy ? 'product.adding' : buying.isChange ? 'product.change' : 'product.add')}
          </Button>
        </div>
        <BelowButton store={store} />
        {buying.refusal && <Problem refusal={buying.refusal} />}
      </div>
      {children}
    </>
  )
})
