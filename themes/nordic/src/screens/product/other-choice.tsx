import { useSurcharge } from '@vitrin/theme-kit'
import { useId } from 'react'
import { ContactText } from '../../components/contact-text'
import { useText } from '../../messages/use-text'
import { Check } from '../../ui/check'
import { describedBy } from '../../ui/described-by'
import { SelectField, TextField } from '../../ui/field'
import { FieldError } from '../../ui/field-error'
import { MessageBox } from '../../ui/message-box'
import { TextArea } from '../../ui/text-area'
import type { ChoiceGroupProps } from './choice-group-props'

const INPUT_TYPES: Readonly<Record<string, string>> = { date: 'date', date_time: 'datetime-local', time: 'time' }

/** An option with another control than radio buttons: a list, checkboxes or a text field (contract §3.2). */
export default function OtherChoice(props: ChoiceGroupProps) {
  const { type, values } = props.option
  if (values.length === 0) return <TypedChoice {...props} />
  return type === 'checkbox' || type === 'multiple' ? <ManyChoice {...props} /> : <SelectChoice {...props} />
}

/** An option with a text field (contract §3.2). */
function TypedChoice({
  option: { id, title, type, required, text, maxCharacters },
  error,
  onChoose,
}: ChoiceGroupProps) {
  const t = useText()
  // The shop takes no files with an order. The message says how to send one.
  if (type === 'file')
    return (
      <MessageBox title={title}>
        {t('product.fileByMail')} <ContactText message="product.fileByMailTo" />
      </MessageBox>
    )
  const field = {
    label: title,
    optional: required ? undefined : t('ui.optional'),
    error,
    value: text,
    maxLength: maxCharacters,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChoose(id, target.value),
  }
  return type === 'area' ? (
    <TextArea {...field} rows={3} />
  ) : (
    <TextField {...field} type={INPUT_TYPES[type] ?? 'text'} />
  )
}

function SelectChoice({ option, error, onChoose }: ChoiceGroupProps) {
  const t = useText()
  const surcharge = useSurcharge()
  const selected = option.values.find((value) => value.selected)
  return (
    <SelectField
      label={option.title}
      error={error}
      value={selected?.id ?? ''}
      onChange={(event) => onChoose(option.id, event.target.value)}
    >
      {(!option.required || !selected) && (
        <option value="">{t(option.required ? 'product.chooseValue' : 'product.chooseNone')}</option>
      )}
      {option.values.map((value) => (
        <option key={value.id} value={value.id}>
          {[value.title, surcharge(value)].filter(Boolean).join(', ')}
        </option>
      ))}
    </SelectField>
  )
}

function ManyChoice({ option, error, onChoose }: ChoiceGroupProps) {
  const surcharge = useSurcharge()
  const id = useId()
  const chosen = option.values.filter((value) => value.selected).map((value) => value.id)
  return (
    <fieldset className="group">
      <legend className="label">{option.title}</legend>
      {option.values.map((value) => (
        <Check
          key={value.id}
          type="checkbox"
          {...describedBy(id, { error })}
          checked={value.selected}
          onChange={(event) =>
            onChoose(
              option.id,
              (event.target.checked ? [...chosen, value.id] : chosen.filter((other) => other !== value.id)).join(','),
            )
          }
        >
          {value.title} <span className="muted">{surcharge(value)}</span>
        </Check>
      ))}
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </fieldset>
  )
}
