import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names'
import { describedBy, type FieldNotes } from './described-by'
import { FieldError } from './field-error'

export interface FieldLabels extends FieldNotes {
  readonly label: ReactNode
  /** Follows the label of a field that may stay empty. Required fields have no star. */
  readonly optional?: string | undefined
  readonly className?: string | undefined
}

interface FieldFrameProps extends FieldLabels {
  readonly id: string
  readonly children: ReactNode
}

/** Label above, the control, then its hint or its error. */
export function FieldFrame({ id, label, optional, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id}>
        {label} {optional && <span className="optional">({optional})</span>}
      </label>
      {children}
      {error ? (
        <FieldError id={`${id}-e`}>{error}</FieldError>
      ) : (
        hint && (
          <p className="hint" id={`${id}-h`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export type TextFieldProps = FieldLabels & Omit<ComponentProps<'input'>, 'className'>

export function TextField({ label, optional, hint, error, className, id: ownId, ...input }: TextFieldProps) {
  const generated = useId()
  const id = ownId ?? generated
  return (
    <FieldFrame {...{ id, label, optional, hint, error, className }}>
      <input {...input} {...describedBy(id, { hint, error })} id={id} className="input" />
    </FieldFrame>
  )
}

export type SelectFieldProps = FieldLabels & Omit<ComponentProps<'select'>, 'className'>

export function SelectField({ label, optional, hint, error, className, id: ownId, ...select }: SelectFieldProps) {
  const generated = useId()
  const id = ownId ?? generated
  return (
    <FieldFrame {...{ id, label, optional, hint, error, className }}>
      <select {...select} {...describedBy(id, { hint, error })} id={id} className="input" />
    </FieldFrame>
  )
}
