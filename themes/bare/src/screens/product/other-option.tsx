import { useMessage, useSurcharge } from '@vitrin/theme-kit'
import { useId } from 'react'
import { ContactText } from '../../parts/contact-text'
import { Check, describedBy, SelectField, TextArea, TextField } from '../../ui/field'
import { FieldError, Note } from '../../ui/note'
import type { CustomOptionProps } from './choices'

const INPUT_TYPES: Readonly<Record<string, string>> = { date: 'date', date_time: 'datetime-local', time: 'time' }

/** An option with a list, checkboxes or a text field. */
export default function OtherOption(props: CustomOptionProps) {
  const { type, values } = props.option
  if (values.length === 0) return <Typed {...props} />
  return type === 'checkbox' || type === 'multiple' ? <Many {...props} /> : <Select {...props} />
}

function Typed({ option, error, onChoose }: CustomOptionProps) {
  const t = useMessage()
  const { id, title, type, required, text, maxCharacters } = option
  // The shop takes no files with an order.
  if (type === 'file')
    return (
      <Note title={title}>
        {t('product.fileByMail')} <ContactText message="product.fileByMailTo" />
      </Note>
    )
  const field = {
    label: title,
    optional: !required,
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

function Select({ option, error, onChoose }: CustomOptionProps) {
  const t = useMessage()
  const surcharge = useSurcharge()
  const selected = option.values.find((value) => value.selected)
  return (
    <SelectField
      label={option.title}
      error={error}
      value={selected?.id ?? ''}
      onChange={({ target }) => onChoose(option.id, target.value)}
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

function Many({ option, error, onChoose }: CustomOptionProps) {
  const surcharge = useSurcharge()
  const id = useId()
  const chosen = option.values.flatMap((value) => (value.selected ? [value.id] : []))
  return (
    <fieldset>
      <legend>{option.title}</legend>
      {option.values.map((value) => (
        <Check
          key={value.id}
          type="checkbox"
          {...describedBy(id, { error })}
          checked={value.selected}
          onChange={({ target }) => {
            const others = chosen.filter((other) => other !== value.id)
            onChoose(option.id, (target.checked ? [...others, value.id] : others).join(','))
          }}
        >
          {value.title} <small>{surcharge(value)}</small>
        </Check>
      ))}
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </fieldset>
  )
}
