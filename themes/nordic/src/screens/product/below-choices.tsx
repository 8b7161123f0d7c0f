import { observer, type AddToCart, type CustomOptionView, type ProductStore } from '@vitrin/theme-kit'
import type { ReactNode } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-error'
import { ChoiceGroup } from './choice-group'
import { BelowButton, Breakdown, Consent, HostMeasures, Parts, Problem } from './deferred-parts'
import { MeasuresGroup } from './measures-group'
import { ProductQuantity } from './product-quantity'

export interface BelowChoicesProps {
  readonly store: ProductStore
  readonly name: string
  readonly buying: AddToCart
  /** Without those that the form shows further up. */
  readonly options: readonly CustomOptionView[]
  readonly onChoose: (optionId: string, value: string) => void
  /** What follows the button. */
  readonly children?: ReactNode
}

/** The form below glass and finish: measures, other options, the parts of the price, and the button. */
export const BelowChoices = observer(function BelowChoices({
  store,
  name,
  buying,
  options,
  onChoose,
  children,
}: BelowChoicesProps) {
  const t = useText()
  const { selection } = store
  const model = selection?.model
  return (
    <>
      {model && <MeasuresGroup store={store} measures={model} />}
      {selection?.isSizedByHost && <HostMeasures store={store} />}
      {options.map((option) => (
        <ChoiceGroup
          key={option.id}
          option={option}
          onChoose={onChoose}
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
