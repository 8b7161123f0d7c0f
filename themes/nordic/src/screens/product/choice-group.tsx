import { observer, useSurcharge } from '@vitrin/theme-kit'
import { useCallback, useId } from 'react'
import { useText } from '../../messages/use-text'
import { Swatch } from '../../ui/choice'
import { describedBy } from '../../ui/described-by'
import { FieldError } from '../../ui/field-error'
import type { ChoiceGroupProps } from './choice-group-props'
import { OtherChoice } from './deferred-parts'

/** One option of the product with the control of its type (contract §3.2). */
export const ChoiceGroup = observer(function ChoiceGroup({ option, error, finish, onChoose }: ChoiceGroupProps) {
  const t = useText()
  const surcharge = useSurcharge()
  const id = useId()
  const choose = useCallback((value: string) => onChoose(option.id, value), [onChoose, option.id])
  if (option.type !== 'radio') return <OtherChoice option={option} error={error} onChoose={onChoose} />
  const selected = option.values.find((value) => value.selected)
  const radio = { name: `option-${option.id}`, ...describedBy(id, { error }) }
  return (
    <fieldset className="group">
      <legend className="visually-hidden">{option.title}</legend>
      <div className="top" aria-hidden="true">
        <b>{option.title}</b>
        <span>{selected?.title}</span>
      </div>
      <div className="swatches">
        {option.values.map((value) => (
          <Swatch
            key={value.id}
            {...radio}
            value={value.id}
            label={value.title}
            note={surcharge(value)}
            finish={finish?.(value.id)}
            checked={value.selected}
            onChoose={choose}
          />
        ))}
        {!option.required && (
          <Swatch {...radio} value="" label={t('product.chooseNone')} checked={!selected} onChoose={choose} />
        )}
      </div>
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </fieldset>
  )
})
