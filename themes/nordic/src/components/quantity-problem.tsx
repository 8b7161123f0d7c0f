import { parseQuantity, useFormats, type LineQuantityRejection, quantityText } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { FieldError } from '../ui/field-error'

export interface QuantityProblemProps {
  readonly id: string
  /** A text that is not a quantity. */
  readonly typed: string | undefined
  readonly refusal: LineQuantityRejection | undefined
}

export default function QuantityProblem({ id, typed, refusal }: QuantityProblemProps) {
  const t = useText()
  const formats = useFormats()
  const read = typed === undefined ? undefined : parseQuantity(typed)
  const rejection = read && !read.ok ? read.rejection : refusal
  return (
    rejection && (
      <div className="qty-problem" role="alert">
        <FieldError id={id}>{quantityText(rejection, t, formats)}</FieldError>
      </div>
    )
  )
}
