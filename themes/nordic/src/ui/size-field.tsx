import { useId, type ComponentProps } from 'react'
import { describedBy } from './described-by'
import { FieldFrame, type FieldLabels } from './field'

export interface SizeFieldProps extends FieldLabels, Omit<ComponentProps<'input'>, 'className'> {
  readonly unit: string
  /** The id of an error that is shown at another place. */
  readonly errorId?: string | undefined
}

/** A length. Takes "895", "89,5 cm" and "0,895 m", so it is a text field with a numeric keyboard. */
export function SizeField({ label, hint, error, errorId, className, unit, id: ownId, ...input }: SizeFieldProps) {
  const generated = useId()
  const id = ownId ?? generated
  const described = errorId ? { 'aria-invalid': true, 'aria-describedby': errorId } : describedBy(id, { hint, error })
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <div className="with-unit">
        <input inputMode="numeric" autoComplete="off" {...input} {...described} id={id} className="input" />
        <span className="unit" aria-hidden="true">
          {unit}
        </span>
      </div>
    </FieldFrame>
  )
}
