import { useId, type ComponentProps } from 'react'
import { describedBy } from './described-by'
import { FieldFrame, type FieldLabels } from './field'

export type TextAreaProps = FieldLabels & Omit<ComponentProps<'textarea'>, 'className'>

export function TextArea({ label, optional, hint, error, className, id: ownId, ...textarea }: TextAreaProps) {
  const generated = useId()
  const id = ownId ?? generated
  return (
    <FieldFrame {...{ id, label, optional, hint, error, className }}>
      <textarea rows={5} {...textarea} {...describedBy(id, { hint, error })} id={id} className="input area" />
    </FieldFrame>
  )
}
