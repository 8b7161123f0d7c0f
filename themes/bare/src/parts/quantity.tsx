import {
  parseQuantity,
  quantityText,
  useFormats,
  useMessage,
  useQuantityField,
  type LineQuantityRejection,
} from '@vitrin/theme-kit'
import { useId } from 'react'
import { FieldError } from '../ui/note'

export interface QuantityProps {
  readonly value: number
  /** The name of the product. */
  readonly name: string
  /** A typed 0 is refused. Without it the owner gets the 0. */
  readonly atLeastOne?: boolean
  /** Why the owner refused the last quantity. */
  readonly refusal?: LineQuantityRejection | undefined
  /** Gets 0 for minus at 1: the owner asks before it removes the product. */
  readonly onChange: (quantity: number) => void
}

/** The typed number counts when the field is left. What is no number stays, with the reason. */
export function Quantity({ value, name, atLeastOne = false, refusal, onChange }: QuantityProps) {
  const t = useMessage()
  const formats = useFormats()
  const id = useId()
  const { draft, type, commit, wrong } = useQuantityField({ value, atLeastOne, onChange })
  const read = wrong === undefined ? undefined : parseQuantity(wrong)
  const rejection = read && !read.ok ? read.rejection : refusal
  return (
    <>
      <fieldset className="quantity">
        <legend className="vh">{t('cart.quantityOf', { name })}</legend>
        <button type="button" aria-label={t('product.less')} onClick={() => onChange(value - 1)}>
          −
        </button>
        <input
          inputMode="numeric"
          size={3}
          aria-label={t('product.quantity')}
          aria-invalid={rejection ? true : undefined}
          aria-describedby={rejection && id}
          value={draft}
          onChange={({ target }) => type(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        <button type="button" aria-label={t('product.more')} onClick={() => onChange(value + 1)}>
          +
        </button>
      </fieldset>
      {/* Below what is beside it: the button there must not move away from a finger. */}
      {rejection && (
        <div className="below" role="alert">
          <FieldError id={id}>{quantityText(rejection, t, formats)}</FieldError>
        </div>
      )}
    </>
  )
}
