import { useId, type ClipboardEvent, type ComponentProps } from 'react'
import { describedBy } from './described-by'
import { FieldFrame, type FieldLabels } from './field'

export interface SizeFieldProps extends FieldLabels, Omit<ComponentProps<'input'>, 'className' | 'onChange'> {
  readonly unit: string
  /** The ids of errors that are shown at another place. */
  readonly errorIds?: readonly string[] | undefined
  readonly onText?: (text: string) => void
}

/** A length. Takes "895", "89,5 cm" and "0,895 m", so it is a text field with a numeric keyboard. */
export function SizeField({
  label,
  hint,
  error,
  errorIds = [],
  className,
  unit,
  id: ownId,
  onText,
  ...input
}: SizeFieldProps) {
  const generated = useId()
  const id = ownId ?? generated
  const described =
    errorIds.length > 0
      ? { 'aria-invalid': true, 'aria-describedby': errorIds.join(' ') }
      : describedBy(id, { hint, error })
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <div className="with-unit">
        <input
          inputMode="numeric"
          autoComplete="off"
          {...input}
          {...described}
          {...(onText && { onChange: (event) => onText(event.target.value) })}
          onPaste={keepLineBreaksAsSpaces}
          id={id}
          className="input"
        />
        <span className="unit" aria-hidden="true">
          {unit}
        </span>
      </div>
    </FieldFrame>
  )
}

/** A text field drops line breaks of a pasted text. Two lines of digits would become one number. */
function keepLineBreaksAsSpaces(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text').trim()
  if (!/[\r\n]/.test(pasted)) return
  event.preventDefault()
  const { currentTarget: field } = event
  const { selectionStart, selectionEnd } = field
  field.setRangeText(pasted.replaceAll(/\s+/g, ' '), selectionStart ?? 0, selectionEnd ?? field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
