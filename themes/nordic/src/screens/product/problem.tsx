import { useFormats, type AddToCart, quantityText } from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { useText, type TextKey } from '../../messages/use-text'
import { FieldError } from '../../ui/field-error'

type Refusal = NonNullable<AddToCart['refusal']>

export interface ProblemProps {
  readonly refusal: Refusal
}

/** Says why nothing was added, and moves the focus to the first wrong field. */
export default function Problem({ refusal }: ProblemProps) {
  const t = useText()
  const formats = useFormats()
  // Runs once for each refusal, because the component is memoised.
  useEffect(() => document.querySelector<HTMLElement>('.buy [aria-invalid="true"]')?.focus())
  const key = PROBLEMS[refusal.code]
  const text = refusal.code === 'bad-quantity' ? quantityText(refusal.reason, t, formats) : key && t(key)
  return (
    text && (
      <div role="alert">
        <FieldError>{text}</FieldError>
      </div>
    )
  )
}

/** Refusals without a text here are shown at the measures. */
const PROBLEMS: Readonly<Partial<Record<Refusal['code'], TextKey>>> = {
  'price-unknown': 'cart.priceUnknown',
  'no-variants': 'product.noVariants',
  'out-of-stock': 'cart.outOfStock',
  'qty-not-positive': 'validation.quantityAboveZero',
  'options-missing': 'validation.fixErrors',
  'has-errors': 'cart.addingFailed',
  'line-gone': 'cart.editedLineGone',
}
