import type { CustomOptionView } from '@vitrin/catalog'
import { observer } from '@vitrin/theme-kit'
import { Swatch } from '../../ui/choice'
import { FieldError } from '../../ui/field'
import type { Finish } from '../../ui/finish'
import { OtherChoice } from './deferred-parts'
import { useSurcharge } from './use-surcharge'

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
  if (option.type !== 'radio') return <OtherChoice option={option} error={error} onChoose={onChoose} />
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
