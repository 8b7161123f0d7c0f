import type { CustomOptionView, CustomValueView } from '@vitrin/catalog'
import { observer } from '@vitrin/theme-kit'
import { useFormats } from '../../components/use-formats'
import { useText } from '../../messages/use-text'
import { Check, Swatch } from '../../ui/choice'
import { FieldError, SelectField } from '../../ui/field'
import type { Finish } from '../../ui/finish'
import { TypedChoice } from './deferred-parts'

export interface ChoiceGroupProps {
  readonly option: CustomOptionView
  readonly error?: string | undefined
  /** The gradient of a value, where it is a glass or a finish. */
  readonly finish?: ((valueId: string) => Finish | undefined) | undefined
  readonly onChoose: (optionId: string, value: string) => void
}

/** One option of the product in the shape of its type (contract §3.2). */
export const ChoiceGroup = observer(function ChoiceGroup({ option, error, finish, onChoose }: ChoiceGroupProps) {
  const surcharge = useSurcharge()
  const choose = (value: string) => onChoose(option.id, value)
  if (option.values.length === 0) return <TypedChoice option={option} error={error} onChoose={onChoose} />
  if (option.type === 'drop_down' || option.type === 'select') return <SelectChoice option={option} error={error} onChoose={onChoose} />
  if (option.type === 'checkbox' || option.type === 'multiple') return <ManyChoice option={option} error={error} onChoose={onChoose} />
  const selected = option.values.find((value) => value.selected)
  return (
    <fieldset className="group">
      <legend className="visually-hidden">{option.title}</legend>
      <div className="top" aria-hidden="true"><b>{option.title}</b><span>{selected?.title}</span></div>
      <div className="swatches">
        {option.values.map((value) => (
          <Swatch
            key={value.id}
            name={`option-${option.id}`}
            value={value.id}
            label={value.title}
            note={surcharge(value)}
            finish={finish?.(value.id)}
            checked={value.selected}
            onChange={() => choose(value.id)}
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
})

function SelectChoice({ option, error, onChoose }: ChoiceGroupProps) {
  const t = useText()
  const surcharge = useSurcharge()
  return (
    <SelectField label={option.title} error={error} value={option.values.find((value) => value.selected)?.id ?? ''} onChange={(event) => onChoose(option.id, event.target.value)}>
      {!option.values.some((value) => value.selected) && <option value="">{t('product.chooseValue')}</option>}
      {option.values.map((value) => <option key={value.id} value={value.id}>{`${value.title}, ${surcharge(value)}`}</option>)}
    </SelectField>
  )
}

function ManyChoice({ option, error, onChoose }: ChoiceGroupProps) {
  const surcharge = useSurcharge()
  const chosen = option.values.filter((value) => value.selected).map(({ id }) => id)
  return (
    <fieldset className="group">
      <legend className="label">{option.title}</legend>
      {option.values.map((value) => (
        <Check
          key={value.id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          checked={value.selected}
          onChange={(event) => onChoose(option.id, (event.target.checked ? [...chosen, value.id] : chosen.filter((id) => id !== value.id)).join(','))}
        >
          {value.title} <span className="muted">{surcharge(value)}</span>
        </Check>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

function useSurcharge(): (value: CustomValueView) => string {
  const t = useText()
  const formats = useFormats()
  return ({ surcharge }) => (surcharge > 0 ? t('product.surcharge', { price: formats.amount(surcharge) }) : t('product.included'))
}
